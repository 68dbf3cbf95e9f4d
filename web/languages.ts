/** What is read before the page speaks, in every language: the installable app, what chats show, and life without scripts. */

import { readdirSync, readFileSync } from 'node:fs'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Plugin } from 'vite'

const MANIFEST = {
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#0b1437',
  theme_color: '#0b1437',
  categories: ['games'],
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
}

/** What is said in one room alone, and comes with it: how to play, on a big screen, of uploads, of honours, in the guide of a first game. */
const FURTHER = /^(?:how-(?!to-play|title|line)|screen-|upload-|award-|guide-)/
/** what a page never says */
const ELSEWHERE = /^(?:terminal|preview)-/

export function languages(folder: string): Plugin {
  const tags = readdirSync(folder).filter((file) => file.endsWith('.ftl')).map((file) => file.slice(0, -4)).sort()
  const speakers = new Map(tags.map((tag) => [tag, speaker(`${folder}/${tag}.ftl`, tag)]))
  return {
    name: 'languages',
    enforce: 'pre',
    /** A page loads its words without the comments and the layout that are for translators. */
    load(id) {
      const [file, part] = id.split('?')
      if (!file?.endsWith('.ftl') || (part !== 'words' && part !== 'further')) return null
      const text = readFileSync(file, 'utf8').replace(/^#.*\n|^\n/gm, '').replace(/^ +/gm, ' ')
      const messages = text.split(/\n(?=[a-z])/).filter((message) => !ELSEWHERE.test(message))
      return `export default ${JSON.stringify(messages.filter((message) => FURTHER.test(message) === (part === 'further')).join('\n'))}`
    },
    generateBundle() {
      for (const [tag, t] of speakers) {
        const name = t('app-name')
        const manifest = { ...MANIFEST, lang: tag, name, short_name: name, description: t('app-about') }
        this.emitFile({ type: 'asset', fileName: `manifest.${tag}.webmanifest`, source: JSON.stringify(manifest) })
      }
      const previews = Object.fromEntries([...speakers].map(([tag, t]) => [tag, preview(t)]))
      this.emitFile({ type: 'asset', fileName: 'previews.json', source: JSON.stringify(previews) })
    },
    transformIndexHtml(html) {
      const lines = [...speakers].map(([tag, t]) => `<p lang="${tag}">${t('needs-javascript')}</p>`)
      return html.replace('<noscript></noscript>', `<noscript>${lines.join('')}</noscript>`)
    },
  }
}

type Say = (id: string, values?: Record<string, string>) => string

/** What chats show of a link: the server writes it into the page. */
function preview(t: Say) {
  const titled = (title: string, about: string) => ({ title: t('page-title', { title }), about })
  return {
    home: { title: t('preview-home'), about: t('app-about') },
    how: titled(t('how-title'), t('how-line')),
    gallery: titled(t('gallery-title'), t('gallery-line')),
    table: { title: t('preview-table'), about: t('preview-table-about') },
    host: { title: t('preview-host', { name: '{name}' }), about: t('preview-table-about') },
    picture: t('preview-picture'),
  }
}

function speaker(path: string, tag: string): Say {
  const bundle = new FluentBundle(tag, { useIsolating: false })
  bundle.addResource(new FluentResource(readFileSync(path, 'utf8')))
  return (id, values = {}) => bundle.formatPattern(bundle.getMessage(id)?.value ?? id, values)
}
