import { expect, test } from 'vitest'
import { isDisposable } from './disposable-domains.ts'

test.each([
  ['ada@mailinator.com', true],
  ['ada@x.y.mailinator.com', true],
  ['ada@MAILINATOR.COM', true],
  ['ada@mailinator.com.works.example', false],
  ['ada@works.example', false],
  ['no address', false],
])('whether %s is a throw-away mailbox: %s', async (email, expected) => {
  expect(await isDisposable(email)).toBe(expected)
})
