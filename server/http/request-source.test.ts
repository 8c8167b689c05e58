import { describe, expect, test } from 'vitest'
import { requestSource } from './request-source.ts'

const siteUrl = 'https://www.firstangle.example'

describe('requestSource', () => {
  test.each([
    [{ 'sec-fetch-site': 'same-origin' }, 'own'],
    [{ 'sec-fetch-site': 'none' }, 'own'],
    [{ 'sec-fetch-site': 'same-site' }, 'foreign'],
    [{ 'sec-fetch-site': 'cross-site', origin: siteUrl }, 'foreign'],
    [{ origin: siteUrl }, 'own'],
    [{ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, 'own'],
    [{ origin: 'https://evil.example', host: '127.0.0.1:3000' }, 'foreign'],
    [{ origin: 'null', host: 'null' }, 'foreign'],
    [{}, 'unknown'],
  ])('%j is %s', (headers, wanted) => {
    expect(requestSource(new Headers(headers as Record<string, string>), siteUrl)).toBe(wanted)
  })
})
