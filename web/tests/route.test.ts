import { beforeAll, describe, expect, test, vi } from 'vitest'
import { SCREENS } from '../src/lib/protocol'

let route: typeof import('../src/lib/route.svelte')

beforeAll(async () => {
  vi.stubGlobal('location', { pathname: '/' })
  vi.stubGlobal('window', { addEventListener: () => {} })
  route = await import('../src/lib/route.svelte')
})

describe('where an address leads', () => {
  test.each([
    ['/', { name: 'home' }],
    ['', { name: 'home' }],
    ['/how', { name: 'how' }],
    ['/how/', { name: 'how' }],
    ['/gallery', { name: 'gallery' }],
    ['/gallery/', { name: 'gallery' }],
    ['/gallery/new', { name: 'new-pack' }],
    ['/gallery/sketches', { name: 'deck', pack: 'sketches' }],
    ['/gallery/own-abcdefghij2345677654', { name: 'deck', pack: 'own-abcdefghij2345677654' }],
    ['/gallery/..', { name: 'nowhere' }],
    ['/gallery/-', { name: 'nowhere' }],
    ['/gallery/sketches/more', { name: 'nowhere' }],
    ['/K4JJR', { name: 'table', code: 'K4JJR' }],
    ['/k4jjr/', { name: 'table', code: 'K4JJR' }],
    ['/tv/K4JJR', { name: 'screen', code: 'K4JJR' }],
    ['/tv/k4jjr', { name: 'screen', code: 'K4JJR' }],
    ['/tv', { name: 'nowhere' }],
    ['/tv/K4JJ', { name: 'nowhere' }],
    ['/K4JJRBCD', { name: 'table', code: 'K4JJRBCD' }],
    ['/K4JJRBCDF', { name: 'nowhere' }],
    ['/K4JJR/more', { name: 'nowhere' }],
    ['/tv/K4JJR/more', { name: 'nowhere' }],
    ['/ABOUT', { name: 'nowhere' }],
  ])('%s', (path, place) => {
    expect(route.placeOf(path)).toEqual(place)
  })
})

describe('the way there and back', () => {
  test.each(Object.entries(SCREENS))('%s', (name, address) => {
    const path = address.replace('{code}', 'K4JJR').replace('{pack}', 'sketches')
    const place = route.placeOf(path)
    expect(place.name).toBe(name)
    if (place.name !== 'nowhere') expect(route.pathTo(place)).toBe(path)
  })
})

describe('the code in what somebody typed', () => {
  test.each([
    ['K4JJR', 'K4JJR'],
    ['Ｋ４ｊｊＲ', 'K4JJR'],
    ['κ4τχυ', 'K4TXY'],
    [' k4jjr ', 'K4JJR'],
    ['K4 JJR', 'K4JJR'],
    ['k4-jjr', 'K4JJR'],
    ['https://play.example.org/K4JJR', 'K4JJR'],
    ['play.example.org/k4jjr/', 'K4JJR'],
    ['https://play.example.org/tv/K4JJR?x=1', 'K4JJR'],
    ['https://play.example.org/K4JJR#zX3vTq0m', 'K4JJR'],
    ['K4JJ', null],
    ['K4JJRR', 'K4JJRR'],
    ['k4jj-rbcd', 'K4JJRBCD'],
    ['K4JJRBCDF', null],
    ['AEIOU', null],
    ['', null],
  ])('%s', (text, code) => {
    expect(route.codeIn(text)).toBe(code)
  })
})

describe('what is no code, but as long as one', () => {
  test.each([
    ['ZZZZZ', ['Z']],
    ['k4o0r', ['O', '0']],
    ['K4JJR', []],
    ['ZZZZ', []],
    ['what is this?', []],
  ])('%s', (text, letters) => {
    expect(route.strangers(text)).toEqual(letters)
  })
})
