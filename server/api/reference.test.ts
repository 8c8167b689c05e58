import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { newReference } from './reference.ts'

test('a reference has two groups of letters that cannot be misread', () => {
  expect(newReference(() => Uint8Array.from([7, 23, 2, 20, 19, 4, 26, 13]))).toBe('FA-7Q2M-K4TD')
  expect(newReference(() => new Uint8Array(8).fill(255))).toBe('FA-ZZZZ-ZZZZ')
  expect(newReference(randomBytes)).toMatch(/^FA(-[0-9A-HJKMNP-TV-Z]{4}){2}$/)
})
