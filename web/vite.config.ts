import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { languages } from './languages.ts'

const here = (path: string) => decodeURI(new URL(path, import.meta.url).pathname)
const words = process.env['REVERIE_WORDS'] ?? here('../src/reverie/words')

export default defineConfig({
  plugins: [svelte(), languages(words)],
  resolve: { alias: { $words: words } },
  build: {
    outDir: here('../src/reverie/server/page'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the page's content security policy allows no data: scripts or styles
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: 'http://localhost:8000', ws: true },
      '/cards': 'http://localhost:8000',
    },
  },
  test: { include: ['tests/**/*.test.ts'] },
})
