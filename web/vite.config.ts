import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const here = (path: string) => decodeURI(new URL(path, import.meta.url).pathname)

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $words: here('../src/reverie/words') } },
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
