import { expect, test } from 'vitest'
import { firstLetters, languageOf, longestWord } from '../src/lib/letters'

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

test.each([
  ['Ada', 'Ad'],
  ['👨‍👩‍👧‍👦👍🏽🇩🇰', '👨‍👩‍👧‍👦👍🏽'],
  ['e\u0301\u0302tá', 'e\u0301\u0302t'],
])('the first two letters of %s', (text, first) => {
  expect(firstLetters(text, 2)).toBe(first)
})
