import { beforeEach, expect, test, vi } from 'vitest'
import { schemeKey, slashKey } from '../../shared/i18n/storage-keys.ts'
import { chooseScheme, chooseSlash, chosenScheme, isSlashChosen } from './choice.ts'

let kept: Map<string, string>

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

test('a scheme is shown and kept until the choice is left to the system', () => {
  chooseScheme('dark')
  expect([chosenScheme(), kept.get(schemeKey)]).toEqual(['dark', 'dark'])
  chooseScheme('system')
  expect([chosenScheme(), kept.has(schemeKey)]).toEqual(['system', false])
})

test('the key / opens the search until it is switched off', () => {
  expect(isSlashChosen()).toBe(true)
  chooseSlash(false)
  expect(isSlashChosen()).toBe(false)
  chooseSlash(true)
  expect([isSlashChosen(), kept.has(slashKey)]).toEqual([true, false])
})

test('where storage is blocked a choice lasts as long as the page', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked })
  chooseScheme('light')
  chooseSlash(false)
  expect([chosenScheme(), isSlashChosen()]).toEqual(['light', true])
})
