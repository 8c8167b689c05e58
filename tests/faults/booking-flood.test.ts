import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MailFolder } from '../../server/testing/mail-folder.ts'
import { freeStarts, newCall, post } from './support/posts.ts'
import { newDataDir, type SiteProcess, startSite } from './support/site-process.ts'

/*
 * A stranger with fifty networks asks for calls as fast as they can. At any moment nine tenths of the times that were
 * free are so still, and others book them. `npm run bench -- booking-flood` does it with 5,000 posts.
 */

const networks = 50
let site: SiteProcess
let mails: MailFolder

beforeEach(async () => {
  const dataDir = newDataDir()
  mails = new MailFolder(join(dataDir, 'mail'))
  site = await startSite({ DATA_DIR: dataDir, TRUST_PROXY: '1', LOG_LEVEL: 'warn' })
})
afterEach(() => site.stop())

const ask = (start: string | undefined, email: string, client: string) =>
  post(`${site.origin}/api/calls`, { ...newCall(start), email }, { 'X-Forwarded-For': client })

const confirm = (call: string, client: string) =>
  post(`${site.origin}/api/calls/confirm`, { call }, { 'X-Forwarded-For': client })

/** Asks for every free time in turn, from one network after the other; gives the smallest share that stayed free. */
async function flood(posts: number, emailOf: (at: number) => string): Promise<number> {
  const all = await freeStarts(site.origin)
  let least = all.length
  for (let at = 0; at < posts; at += 10) {
    await Promise.all(
      Array.from({ length: 10 }, (_, index) => {
        const number = at + index
        const client = `203.0.${number % networks}.${1 + (Math.floor(number / networks) % 200)}`
        return ask(all[(number * 7) % all.length], emailOf(number), client)
      }),
    )
    if (at % 100 === 0) least = Math.min(least, (await freeStarts(site.origin)).length)
  }
  return Math.min(least, (await freeStarts(site.origin)).length) / all.length
}

async function expectOthersCanBook(): Promise<void> {
  const starts = await freeStarts(site.origin)
  for (const [at, start] of [starts.at(3), starts.at(40), starts.at(-5)].entries()) {
    const email = `buyer@works-${at}.example`
    const asked = await ask(start, email, `198.51.${100 + at}.1`)
    expect([asked.status, asked.body.errors]).toEqual([201, undefined])
    const token = await mails.callToken(email)
    expect((await confirm(token, `198.51.${100 + at}.2`)).status).toBe(200)
  }
}

test('mailboxes that nobody owns take less than a tenth of the times', async () => {
  expect(await flood(600, (at) => `nobody${at}@company-${at}.example`)).toBeGreaterThanOrEqual(0.9)
  await expectOthersCanBook()
}, 120_000)

test('a stranger with any number of mailboxes at a domain takes less than a tenth of the times', async () => {
  const all = (await freeStarts(site.origin)).length
  const share = await flood(300, (at) => `me${at}@host-${at}.attacker.example`)
  expect(share).toBeGreaterThanOrEqual(0.9)
  await mails.callToken('me299@host-299.attacker.example')
  const outcomes = []
  for (const [at, token] of (await mails.callTokens()).entries()) {
    outcomes.push((await confirm(token, `203.0.${at % networks}.77`)).status)
  }
  expect(outcomes.filter((status) => status === 200).length).toBeLessThanOrEqual(6)
  expect((await freeStarts(site.origin)).length / all).toBeGreaterThanOrEqual(0.9)
  await expectOthersCanBook()
}, 120_000)
