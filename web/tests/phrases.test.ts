import { expect, test } from 'vitest'
import { translate } from '../src/lib/phrases.svelte'

const EN = { 'tit-for-tat': 'Tit for tat', 'new-here': 'New here' }
const FR = { 'tit-for-tat': 'Œil pour œil' }

test('a phrase of the bots is the same phrase in another language', () => {
  expect(translate('Tit for tat', EN, FR)).toBe('Œil pour œil')
})

test.each(['tit for tat!', '', 'constructor', 'New here'])('%s is not, or is not known there', (text) => {
  expect(translate(text, EN, FR)).toBe('')
})
