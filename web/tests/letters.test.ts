import { expect, test } from 'vitest'
import { languageOf, longestWord } from '../src/lib/letters'

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

test.each([
  ['Ada Ängström-Wüstenhöfer', 11],
  ['Jo', 2],
  ['ありがとうございました', 1],
  ['🦊🐇', 1],
  ['', 1],
])('the longest word of %s has %i letters', (text, letters) => {
  expect(longestWord(text)).toBe(letters)
})
