import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { onCore, type Running, siteCommand, startSite } from './processes.ts'
import { p99Row, type Row, type Section } from './report.ts'
import { request } from './request.ts'

const seconds = 10
const warmUpSeconds = 5
const visitsPerSecond = 50
const words = ['thread', 'tolerance', 'drawing', 'roughness', 'title block', 'price', 'JSON', 'PMI']

/** Addresses of views of a page, no two the same. */
const kinds: Readonly<Record<string, (number: number) => string>> = {
  'search results': (number) =>
    `/search?q=${encodeURIComponent(`${words[number % words.length]} ${number}`)}`,
  'a callout decoded': (number) => `/try/callout?q=${encodeURIComponent(`M8 Ø${number} H7`)}`,
  'home with figures': (number) => `/?drawings=${number}`,
  'prices for pages': (number) => `/pricing?pages=${number}`,
}

/** Pages that are requested once only, rendered and compressed on one core while the load has the other. */
export async function measureViews(): Promise<Section[]> {
  const sections: Section[] = []
  for (const [what, addressOf] of Object.entries(kinds)) {
    await using site = await startSite([...onCore(1), ...siteCommand])
    sections.push({
      title: `Made anew on one core: ${what}`,
      rows: await measure(site, addressOf),
    })
  }
  return sections
}

async function measure(site: Running, addressOf: (number: number) => string): Promise<Row[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  let number = 0
  let failures = 0
  const ask = async () => {
    number += 1
    const answer = await request(site.origin + addressOf(number), 'br', agent)
    if (answer.status !== 200) failures += 1
    return answer.ms
  }
  await asFastAsItGoes(ask, warmUpSeconds)
  const fast = await asFastAsItGoes(ask, seconds)
  const steady = await steadily(ask)
  agent.destroy()
  return [
    { what: 'pages', measured: fast.length / seconds, unit: 'per s', goal: { atLeast: 200 } },
    p99Row(`p99 at ${visitsPerSecond} a second`, steady, { atMost: 60 }),
    { what: 'not 200', measured: failures, unit: 'count', goal: { atMost: 0 } },
  ]
}

async function asFastAsItGoes(ask: () => Promise<number>, forSeconds: number): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + forSeconds * 1000
  const client = async () => {
    while (performance.now() < end) times.push(await ask())
  }
  await Promise.all(Array.from({ length: 4 }, client))
  return times
}

/** New visitors come however long those before them wait. */
async function steadily(ask: () => Promise<number>): Promise<number[]> {
  const asked: Promise<number>[] = []
  const startedAt = performance.now()
  for (let visit = 0; visit < seconds * visitsPerSecond; visit += 1) {
    const due = startedAt + (visit * 1000) / visitsPerSecond
    await wait(Math.max(0, due - performance.now()))
    asked.push(ask())
  }
  return Promise.all(asked)
}
