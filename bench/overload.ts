import { measureAddresses } from './address-flood.ts'
import { measureBodies } from './big-bodies.ts'
import { measureCrowd } from './crowd.ts'
import { measureLimited } from './limited-address.ts'
import { measureFlood } from './page-flood.ts'
import { type Running, startSite } from './processes.ts'
import { measureRegexBombs } from './regex-bombs.ts'
import type { Row, Section } from './report.ts'
import { measureSaturation } from './saturation.ts'
import { measureSlowClients } from './slow-clients.ts'

const parts: readonly [title: string, measure: (site: Running) => Promise<Row[]>][] = [
  ['2,000 connections at once', measureCrowd],
  ['60 s of 64 connections, 16 pages in both languages', measureSaturation],
  ['400 dribbling heads and 100 dribbling bodies for 40 s', measureSlowClients],
  ['500 connections that ask for pages nobody keeps', measureFlood],
  ['1,000,000 addresses that are none', measureAddresses],
  ['60 bodies of 20 MB at once', measureBodies],
  ['texts that lead expressions astray', measureRegexBombs],
  ['One address that posts on and on', measureLimited],
]

/**
 * What strangers can do to the server from outside, and what all others notice of it. Each part
 * has a server of its own; the clients run on the same cores. About ten minutes, most of them for a million addresses.
 */
export async function measureOverload(): Promise<Section[]> {
  const sections: Section[] = []
  for (const [title, measure] of parts) {
    await using site = await startSite(undefined, { TRUST_PROXY: '1', LOG_LEVEL: 'warn' })
    sections.push({ title: `Overload: ${title}`, rows: await measure(site) })
  }
  return sections
}
