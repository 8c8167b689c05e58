import { expect, test } from 'vitest'
import { emailKey, mailboxKey } from './email-key.ts'

test.each([
  ['ada@example.com', ' Ada@Example.COM '],
  ['ada@example.com', 'ada@ｅｘａｍｐｌｅ．ｃｏｍ'],
  ['ada@example.com', 'ada@example。com'],
  ['ada@example.com', 'ada@example．com'],
  ['ada@example.com', 'ada@example｡com'],
  ['ada@example.com', 'ada@ex\u00adample.com'],
  ['ada@example.com', 'ada@ex\u200bample.com'],
  ['ada@example.com', 'ada@\ufeffexample.com'],
  ['ada@example.com', 'ada@example.com.'],
  ['ada@example.com', 'ada@ⓔxample.com'],
  ['ada@xn--bcher-kva.example', 'ada@Bücher.example'],
  ['ada@xn--bcher-kva.example', 'ada@bu\u0308cher.example'],
  ['ada@xn--bcher-kva.example', 'ada@XN--BCHER-KVA.example'],
  ['jörg@example.com', 'Jo\u0308rg@example.com'],
  ['i\u0307smet@example.com', 'İsmet@example.com'],
])('%s is the key of %j, and its own', (key, spelling) => {
  expect(emailKey(spelling)).toBe(key)
  expect(emailKey(key)).toBe(key)
})

test.each([
  ['ada+1@example.com', 'ada@example.com'],
  ['a.da@example.com', 'ada@example.com'],
  ['ada@exаmple.com', 'ada@example.com'],
  ['ada@mail.example.com', 'ada@example.com'],
])('%s is another mailbox than %s', (one, other) => {
  expect(emailKey(one)).not.toBe(emailKey(other))
})

test.each(['ada', '', '@', 'ada@', 'ada@exa mple', 'a@b@Example.com'])(
  '%j, which is no address, has a key that stays',
  (text) => {
    expect(emailKey(emailKey(text))).toBe(emailKey(text))
  },
)

test.each([
  ['ada@example.com', 'Ada+calls@Example.com'],
  ['ada@example.com', 'ada+1+2@example.com'],
  ['a.da@example.com', 'a.da@example.com'],
  ['ada@gmail.com', 'a.d.a@gmail.com'],
  ['ada@gmail.com', 'A.da+7@googlemail.com'],
  ['+ada@example.com', '+ada+1@example.com'],
  ['ada', 'ada'],
])('%s is the mailbox of %s, and its own', (mailbox, email) => {
  expect(mailboxKey(email)).toBe(mailbox)
  expect(mailboxKey(mailbox)).toBe(mailbox)
})
