import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MailFolder } from '../../server/testing/mail-folder.ts'
import { bookAsOthers, confirmEverything, floodBookings } from './support/booking-flood.ts'
import { freeStarts } from './support/posts.ts'
import { newDataDir, type SiteProcess, startSite } from './support/site-process.ts'

/*
 * A stranger with fifty networks asks for calls as fast as they can. At any moment nine tenths of the times that were
 * free are so still, and others book them. `npm run bench -- booking-flood` does it with 5,000 posts.
 */

let site: SiteProcess
let mails: MailFolder

beforeEach(async () => {
  const dataDir = newDataDir()
  mails = new MailFolder(join(dataDir, 'mail'))
  site = await startSite({ DATA_DIR: dataDir, TRUST_PROXY: '1', LOG_LEVEL: 'warn' })
})
afterEach(() => site.stop())

test('mailboxes that nobody owns take less than a tenth of the times', async () => {
  const nobody = (at: number) => `nobody${at}@company-${at}.example`
  const flood = await floodBookings(site.origin, 400, nobody)
  expect(flood.stored).toBeGreaterThan(300)
  expect(flood.leastShareFree).toBeGreaterThanOrEqual(0.9)
  expect(await bookAsOthers(site.origin, mails)).toBe(3)
})

test('a stranger with any number of mailboxes at a domain takes less than a tenth of the times', async () => {
  const before = (await freeStarts(site.origin)).length
  const mine = (at: number) => `me${at}@host-${at}.attacker.example`
  const flood = await floodBookings(site.origin, 200, mine)
  expect(flood.leastShareFree).toBeGreaterThanOrEqual(0.9)
  const booked = await confirmEverything(site.origin, mails, flood.stored)
  expect(booked).toBeGreaterThan(0)
  expect(booked).toBeLessThanOrEqual(6)
  expect((await freeStarts(site.origin)).length / before).toBeGreaterThanOrEqual(0.9)
  expect(await bookAsOthers(site.origin, mails)).toBe(3)
})
