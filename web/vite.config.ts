import { readFileSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { languages } from './languages.ts'

const here = (path: string) => decodeURI(new URL(path, import.meta.url).pathname)
const words = process.env['REVERIE_WORDS'] ?? here('../src/reverie/words')

const phrases = here('../src/reverie/bots/knowledge/words')

/** Of what bots know in a language, the page loads what they say. */
function phrasesOnly(): Plugin {
  return {
    name: 'phrases-only',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.json?phrases')) return null
      const known = JSON.parse(readFileSync(id.slice(0, -'?phrases'.length), 'utf8')) as { phrases: object }
      return `export default ${JSON.stringify(known.phrases)}`
    },
  }
}

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
  plugins: [svelte(), languages(words), phrasesOnly(), paperFirst()],
  resolve: { alias: { $words: words, $phrases: phrases } },
  build: {
    outDir: here('../src/reverie/server/page'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the page's content security policy allows no data: scripts or styles
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Few files, since each costs a way there and back: what every page begins with, and what its parts share.
        sanitizeFileName: (name) => name.replace(/~.*/, ''),
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 2 },
            { name: 'shared', minShareCount: 2, priority: 1, entriesAware: true, entriesAwareMergeThreshold: 5000 },
          ],
        },
        // by which the worker knows what few people need: see sw.js
        chunkFileNames: ({ facadeModuleId }) =>
          facadeModuleId?.endsWith('?phrases') ? 'assets/phrases-[name]-[hash].js' : 'assets/[name]-[hash].js',
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: 'http://localhost:8000', ws: true },
      '/cards': 'http://localhost:8000',
    },
  },
  // The time is a bound for what would never end: machines may be busy.
  test: { include: ['tests/**/*.test.ts'], testTimeout: 240_000 },
})
