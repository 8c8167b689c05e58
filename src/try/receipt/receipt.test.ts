import type { LoadedFile } from '@firstangle/reader/traffic'
import { expect, test } from 'vitest'
import { receiptOf } from './receipt.ts'
import { findStorage, type StorageFound } from './storage-found.ts'

const own = 'https://site.example'
const empty: StorageFound = { local: [], session: [], cookies: [], databases: [], caches: [] }

const file = (url: string, transferred = 10): LoadedFile => ({
  url,
  transferred,
  size: 30,
})

test('files are listed by server, the own one first, each once with its sizes', () => {
  const loaded = [
    file('https://other.example/pixel.gif?id=1'),
    file(`${own}/a.js`),
    file(`${own}/a.js`, 0),
    file(`${own}/words.json?build=1`, 5),
    file('blob:https://site.example/123'),
    file('data:,x'),
    file('no address'),
  ]
  const { origins } = receiptOf({ loaded, sent: [], dropped: 0 }, empty, own)
  expect(origins).toEqual([
    {
      origin: own,
      isOwn: true,
      transferred: 15,
      files: [
        { path: '/a.js', times: 2, transferred: 10, size: 30 },
        { path: '/words.json?build=1', times: 1, transferred: 5, size: 30 },
      ],
    },
    {
      origin: 'https://other.example',
      isOwn: false,
      transferred: 10,
      files: [{ path: '/pixel.gif?id=1', times: 1, transferred: 10, size: 30 }],
    },
  ])
})

test('nothing sent is only said where nothing was seen', () => {
  const sent = [{ method: 'POST', url: '/collect', bytes: 3 }]
  expect(receiptOf({ loaded: [], sent: [], dropped: 0 }, empty, own).isNothingSent).toBe(true)
  expect(receiptOf({ loaded: [], sent, dropped: 0 }, empty, own)).toMatchObject({
    isNothingSent: false,
    sent,
  })
})

test.each<[string, Partial<StorageFound>, boolean]>([
  ['empty places', {}, true],
  ['a stored choice', { local: ['firstangle.locale'] }, false],
  ['a cookie', { cookies: ['a'] }, false],
  ['a place that cannot be asked', { databases: null }, true],
])('kept: %s', (_what, found, isNothingKept) => {
  const receipt = receiptOf({ loaded: [], sent: [], dropped: 0 }, { ...empty, ...found }, own)
  expect(receipt).toMatchObject({ isNothingKept })
})

test('what the browser keeps is listed by name; a store that refuses is listed as unknown', async () => {
  const scope = {
    localStorage: { 'firstangle.locale': 'de' },
    get sessionStorage(): Storage {
      throw new DOMException('denied', 'SecurityError')
    },
    document: { cookie: 'a=1; b=2' },
    indexedDB: { databases: async () => [{ name: 'db', version: 1 }] },
    caches: { keys: async () => ['v1'] },
  }
  expect(await findStorage(scope as unknown as Window)).toEqual({
    local: ['firstangle.locale'],
    session: null,
    cookies: ['a', 'b'],
    databases: ['db'],
    caches: ['v1'],
  })
})
