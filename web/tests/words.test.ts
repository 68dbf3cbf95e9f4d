/** The words and the code that says them belong together: none missing, none unused. */

import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'

const files = import.meta.glob<string>('../src/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true })
const languages = import.meta.glob<string>('$words/*.ftl', { query: '?raw', import: 'default', eager: true })
const others = import.meta.glob<string>(['../languages.ts', '../../src/reverie/server/welcome.py'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const code = [...Object.values(files), ...Object.values(others)].join('\n').replaceAll('"', "'")

/** Ids that are put together from a prefix and a value, as in t(`task-${task}`). */
const prefixes = [...code.matchAll(/\bt\(`([a-z-]+-)\$\{/g)].map((found) => found[1] ?? '')
const said = new Set([...code.matchAll(/\b(?:t|words)\(\s*'([a-z0-9-]+)'/g)].map((found) => found[1] ?? ''))

function variablesIn(pattern: unknown): string[] {
  return [...JSON.stringify(pattern).matchAll(/\{"type":"var","name":"(\w+)"\}/g)].map((found) => found[1] ?? '')
}

function messages(text: string): Map<string, string[]> {
  const { body } = new FluentResource(text)
  return new Map(body.map(({ id, value }) => [id, [...new Set(variablesIn(value))].sort()]))
}

const english = messages(Object.entries(languages).find(([path]) => path.endsWith('/en.ftl'))?.[1] ?? '')

describe('the words', () => {
  it('has every message that the code says', () => {
    expect([...said].filter((id) => !english.has(id))).toEqual([])
  })

  it('has no message that nobody says', () => {
    const dead = [...english.keys()].filter(
      (id) => !code.includes(`'${id}'`) && !prefixes.some((prefix) => id.startsWith(prefix)),
    )
    expect(dead).toEqual([])
  })

  it.each(Object.keys(languages))('says in %s what English says, with the same variables', (path) => {
    expect(messages(languages[path] ?? '')).toEqual(english)
  })
})
