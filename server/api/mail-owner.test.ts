import { expect, test } from 'vitest'
import { freeMailDomains } from './free-mail-domains.ts'
import { mailOwner } from './mail-owner.ts'

test.each([
  ['Ada@works.example', 'ada@works.example', 'works.example'],
  ['ada@mail.works.example', 'ada@mail.works.example', 'works.example'],
  ['ada@x17.mail.works.co.uk', 'ada@x17.mail.works.co.uk', 'works.co.uk'],
  ['ada@Werke。Bücher.example', 'ada@werke.xn--bcher-kva.example', 'xn--bcher-kva.example'],
  ['ada@attacker.github.io', 'ada@attacker.github.io', 'github.io'],
  ['ada+1@works.example', 'ada@works.example', 'works.example'],
  ['ada@mailinator.com', 'ada@mailinator.com', 'disposable'],
  ['eve@sub.mailinator.com', 'eve@sub.mailinator.com', 'disposable'],
  ['ada@gmail.com', 'ada@gmail.com', null],
  ['A.d.a+1@googlemail.com', 'ada@gmail.com', null],
  ['ada.lovelace+calls@gmx.de', 'ada.lovelace@gmx.de', null],
])('%s is the mailbox %s of %s', async (email, mailbox, domain) => {
  expect(await mailOwner(email)).toEqual({ mailbox, domain })
})

test('no free provider is on the list of throw-away mailboxes', async () => {
  const { disposableEmailBlocklistSet } = await import('disposable-email-domains-js')
  const both = [...freeMailDomains].filter((domain) => disposableEmailBlocklistSet().has(domain))
  expect(both).toEqual([])
  for (const domain of freeMailDomains) expect(domain).toMatch(/^[a-z0-9-]+(?:\.[a-z]+)+$/)
})
