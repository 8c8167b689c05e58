import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MailFolder } from '../server/testing/mail-folder.ts'
import {
  bookAsOthers,
  confirmEverything,
  floodBookings,
} from '../tests/faults/support/booking-flood.ts'
import { freeStarts } from '../tests/faults/support/posts.ts'
import { type Running, startSite } from './processes.ts'
import type { Row, Section } from './report.ts'

const posts = 5000
const shareGoal = { atLeast: 0.9 }

/** What is left of the free times when a stranger with fifty networks posts 5,000 requests for calls. */
export async function measureBookingFlood(): Promise<Section[]> {
  return [
    await onSite('mailboxes that nobody owns', measureUnowned),
    await onSite('mailboxes of one domain, confirmed', measureOwned),
  ]
}

async function measureUnowned(site: Running, mails: MailFolder): Promise<Row[]> {
  const flood = await floodBookings(site.origin, posts, (at) => `nobody${at}@company-${at}.example`)
  return [
    { what: 'posts stored', measured: flood.stored, unit: 'count' },
    ...rows(flood.leastShareFree, await bookAsOthers(site.origin, mails)),
  ]
}

async function measureOwned(site: Running, mails: MailFolder): Promise<Row[]> {
  const before = (await freeStarts(site.origin)).length
  const mine = (at: number) => `me${at}@host-${at}.attacker.example`
  const flood = await floodBookings(site.origin, posts, mine)
  const booked = await confirmEverything(site.origin, mails, flood.stored)
  const share = Math.min(flood.leastShareFree, (await freeStarts(site.origin)).length / before)
  return [
    { what: 'calls of the stranger', measured: booked, unit: 'count', goal: { atMost: 6 } },
    ...rows(share, await bookAsOthers(site.origin, mails)),
  ]
}

function rows(share: number, others: number): Row[] {
  return [
    { what: 'free times left, at least', measured: share, unit: 'ratio', goal: shareGoal },
    { what: 'others who book, of 3', measured: others, unit: 'count', goal: { atLeast: 3 } },
  ]
}

async function onSite(
  who: string,
  measure: (site: Running, mails: MailFolder) => Promise<Row[]>,
): Promise<Section> {
  const dataDir = mkdtempSync(join(tmpdir(), 'firstangle-bench-'))
  const more = { TRUST_PROXY: '1', LOG_LEVEL: 'warn', DATA_DIR: dataDir }
  const site = await startSite(undefined, more)
  try {
    const mails = new MailFolder(join(dataDir, 'mail'))
    return {
      title: `${posts.toLocaleString('en')} requests for calls from 50 networks: ${who}`,
      rows: await measure(site, mails),
    }
  } finally {
    await site.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
