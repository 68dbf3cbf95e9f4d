import { afterEach, describe, expect, test, vi } from 'vitest'

async function likes(stored: object | null) {
  const text = stored && JSON.stringify(stored)
  vi.stubGlobal('localStorage', { getItem: () => text })
  vi.resetModules()
  return (await import('../src/lib/me.svelte')).me.light
}

afterEach(() => vi.unstubAllGlobals())

describe('the light', () => {
  test('is the night’s for whoever has chosen nothing', async () => {
    expect(await likes(null)).toBe('dark')
    expect(await likes({ name: 'Ada' })).toBe('dark')
  })

  test('is the night’s where an earlier page kept that nothing was chosen', async () => {
    expect(await likes({ name: 'Ada', light: 'auto' })).toBe('dark')
  })

  test.each(['light', 'dark', 'device'])('stays what somebody has chosen: %s', async (light) => {
    expect(await likes({ light })).toBe(light)
  })
})
