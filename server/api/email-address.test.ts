import { expect, test } from 'vitest'
import { emailDomain, isEmailAddress } from './email-address.ts'

test.each([
  'ada@works.example',
  'ada+drawings@works.example',
  "o'neil@works.example",
  'a@b.co',
  'ada@müller-gmbh.example',
  'ada@例子.广告',
  'ada@xn--mller-kva.example',
  'üser@works.example',
  'first.last@sub.sub.works.example',
  '1234@works.example',
  '_x-y_@w-o.example',
  'ADA@WORKS.EXAMPLE',
  'ada=works.example?x@works.example',
  `${'a'.repeat(64)}@works.example`,
  `a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(57)}.co`,
])('%.60s is an address', (text) => {
  expect(isEmailAddress(text)).toBe(true)
})

test.each([
  '',
  '@',
  'ada',
  'ada@',
  '@works.example',
  'ada@works',
  'ada@localhost',
  'ada@@works.example',
  'ada@works.example.',
  'ada@.example',
  'ada@works..example',
  '.ada@works.example',
  'ada.@works.example',
  'a..b@works.example',
  'ada@-works.example',
  'ada@works-.example',
  'ada works@works.example',
  '"ada"@works.example',
  'ada(x)@works.example',
  'ada@[192.0.2.1]',
  'ada@192.0.2.1',
  'ada@0x7f.1',
  'ada@wor%6bs.example',
  'ada@works.example/x',
  'ada@a_b.example',
  'ada@works.example,eve@evil.example',
  'ada@works.example\nBcc: eve@evil.example',
  'a;b@works.example',
  '<ada@works.example>',
  'Ada <ada@works.example>',
  'ada@works.example:25',
  '=?utf-8?q?eve=40evil.example=3e?=@works.example',
  'eve%evil.example@works.example',
  'evil.example!eve@works.example',
  '|sh@works.example',
  'ada\u0000@works.example',
  `${'a'.repeat(65)}@works.example`,
  `${'ü'.repeat(33)}@works.example`,
  `a@${'b'.repeat(64)}.example`,
  `a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(59)}.co`,
])('%.60s is none', (text) => {
  expect(isEmailAddress(text)).toBe(false)
})

test('domains are compared as the DNS has them', () => {
  expect(emailDomain('ada@MÜLLER.Example')).toBe('xn--mller-kva.example')
  expect(emailDomain('ada@works.example')).toBe('works.example')
})
