import { Agent } from 'node:http'
import type { Running } from './processes.ts'
import { medianRow, type Row } from './report.ts'
import { request } from './request.ts'
import { spread } from './statistics.ts'
import { mixedPages } from './visitors.ts'

const connections = 2000
const rounds = 3

type Round = { seconds: number; ok: number; nextPageMs: number }

/** Many visitors in the same moment, each on a connection of its own; the first round meets a server without kept pages. */
export async function measureCrowd(site: Running): Promise<Row[]> {
  const all: Round[] = []
  for (let round = 0; round < rounds; round += 1) all.push(await crowd(site.origin))
  const seconds = all.map((round) => round.seconds)
  const pages = all.map(({ nextPageMs }) => nextPageMs)
  const ok = all.map((round) => round.ok)
  const all200 = { atLeast: connections }
  return [
    {
      what: 'answered with 200',
      measured: Math.min(...ok),
      unit: 'count',
      goal: all200,
      spread: spread(ok),
    },
    {
      what: 'until the last is answered, cold',
      measured: seconds[0] ?? Number.NaN,
      unit: 's',
      goal: { atMost: 3 },
      spread: spread(seconds),
      note: `the first of ${rounds} rounds`,
    },
    medianRow('a page right after it', 'ms', pages, { atMost: 250 }),
  ]
}

async function crowd(origin: string): Promise<Round> {
  const agent = new Agent({ keepAlive: false, maxSockets: connections })
  const startedAt = performance.now()
  const answers = await Promise.all(
    Array.from({ length: connections }, (_, at) =>
      request(origin + mixedPages[at % mixedPages.length], 'br', agent).catch(() => undefined),
    ),
  )
  const seconds = (performance.now() - startedAt) / 1000
  const ok = answers.filter((answer) => answer?.status === 200).length
  const { ms } = await request(`${origin}/`, 'br')
  return { seconds, ok, nextPageMs: ms }
}
