import { expect, test } from 'vitest'
import { bareAddress, scrubText, withoutQueries } from './scrub-text.ts'

test.each([
  ['https://x.example/a?b=c#d', 'https://x.example/a'],
  ['/search?q=name', '/search'],
  ['https://user:word@x.example/a', 'https://x.example/a'],
  ['/assets/index-1a.js:3:4', '/assets/index-1a.js:3:4'],
  ['', ''],
])('the bare address of %s is %s', (url, expected) => {
  expect(bareAddress(url)).toBe(expected)
})

test.each([
  ['GET /a?q=me failed', 'GET /a failed'],
  ['see https://x.example/a/b?c#d now', 'see https://x.example/a/b now'],
  ['(https://x.example/?c=d)', '(https://x.example/)'],
  ['"/blog#part"', '"/blog"'],
  ['cannot parse ?email=jo', 'cannot parse '],
  ['what? yes & no', 'what? yes & no'],
  ['color: #1d4ed8;', 'color: #1d4ed8;'],
  ['and/or?', 'and/or?'],
])('%s without queries is %s', (text, expected) => {
  expect(withoutQueries(text)).toBe(expected)
})

test('mail addresses, long numbers and typed text are replaced, short numbers stay', () => {
  const typed = ['Müller', 'ab', '']
  expect(scrubText('Müller <jo.m@mail.x.example> on +49 (30) 901820-1', typed)).toBe(
    '[typed] <[mail]> on [number]',
  )
  expect(scrubText('Minified React error #418, status 503, ab', typed)).toBe(
    'Minified React error #418, status 503, ab',
  )
})

test('hostile text takes no time', () => {
  for (const piece of ['/', 'a@', '1 ', '?a', 'https://', 'a.', '&']) {
    const startedAt = performance.now()
    scrubText(piece.repeat(20_000), [])
    expect(performance.now() - startedAt).toBeLessThan(500)
  }
})
