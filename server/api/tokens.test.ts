import { expect, test } from 'vitest'
import { createTokens } from './tokens.ts'

const tokens = createTokens(Buffer.alloc(32, 1).toString('base64url'))
const id = '019ab6f0-1234-7abc-8def-0123456789ab'
const now = new Date('2026-11-21T10:00:00Z')
const later = new Date('2026-11-23T10:00:00Z')
const token = tokens.sign('confirm', id, later)

test('a token says whose it is until it ends, and after', () => {
  expect(token).toMatch(/^[\w-]{72}$/)
  expect(tokens.verify('confirm', token, now)).toEqual({ kind: 'valid', requestId: id })
  const last = new Date(later.getTime() - 1)
  expect(tokens.verify('confirm', token, last)).toMatchObject({ kind: 'valid' })
  expect(tokens.verify('confirm', token, later)).toEqual({ kind: 'expired', requestId: id })
})

test('it is good for its purpose and under its secret only', () => {
  expect(tokens.verify('call', token, now)).toEqual({ kind: 'invalid' })
  const others = createTokens(Buffer.alloc(32, 2).toString('base64url'))
  expect(others.verify('confirm', token, now)).toEqual({ kind: 'invalid' })
})

test('no bit of it can be changed', () => {
  const bytes = Buffer.from(token, 'base64url')
  for (let bit = 0; bit < bytes.length * 8; bit += 1) {
    const forged = Buffer.from(bytes)
    forged[bit >> 3] = (forged[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    const verdict = tokens.verify('confirm', forged.toString('base64url'), now)
    expect(verdict).toEqual({ kind: 'invalid' })
  }
})

test.each([
  '',
  token.slice(0, -1),
  `${token}A`,
  `${token}=`,
  ` ${token}`,
  token.replace(/^./, '+'),
  undefined,
  null,
  7,
  {},
  'x'.repeat(30_000),
])('%.30s is invalid', (forged) => {
  expect(tokens.verify('confirm', forged, now)).toEqual({ kind: 'invalid' })
})

test('a short secret is a mistake of the operator', () => {
  expect(() => createTokens('c2hvcnQ')).toThrow('32 bytes')
})
