import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { languages } from './languages.ts'

const here = (path: string) => decodeURI(new URL(path, import.meta.url).pathname)
const words = process.env['REVERIE_WORDS'] ?? here('../src/reverie/words')

/** Styles wait below the empty page, so that it has its colour before they are there. */
function paperFirst(): Plugin {
  return {
    name: 'paper-first',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const sheets = html.match(/ *<link rel="stylesheet"[^>]*>\n/g) ?? []
        const bare = sheets.reduce((page, sheet) => page.replace(sheet, ''), html)
        return bare.replace(/( *<div id="app">)/, `${sheets.join('')}$1`)
      },
    },
  }
}

export default defineConfig({
  plugins: [svelte(), languages(words), paperFirst()],
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
