import { expect, test } from 'vitest'
import { languageOf } from '../src/lib/letters'

test.each([
  ['海のむこう', 'ja'],
  ['ティータイム', 'ja'],
  ['Ο μακρύς δρόμος', 'el'],
  ['The long way home', ''],
  ['Demain, dès l’aube', ''],
  ['🐇', ''],
  ['', ''],
])('%s is written in %s', (text, language) => {
  expect(languageOf(text)).toBe(language)
})
