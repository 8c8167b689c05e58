import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { startSite } from './processes.ts'
import type { Section } from './report.ts'
import { request } from './request.ts'
import { everyRoute } from './routes.ts'

const goal = { atMost: 120 }
const restMs = 5000

/** Resident memory of the server at rest: just started, and with every page kept in all three codings. */
export async function measureMemory(): Promise<Section[]> {
  const site = await startSite()
  try {
    await wait(restMs)
    const started = residentMegabytes(site.pid)
    for (const route of everyRoute()) {
      for (const coding of ['br', 'gzip', 'identity']) await request(site.origin + route, coding)
    }
    await wait(restMs)
    const warm = residentMegabytes(site.pid)
    return [
      {
        title: 'Memory of the server (RSS)',
        rows: [
          { what: 'idle after the start', measured: started, unit: 'MB', goal },
          { what: 'idle with every page kept', measured: warm, unit: 'MB', goal },
        ],
      },
    ]
  } finally {
    await site.stop()
  }
}

/** In units of 1,000,000 bytes. */
function residentMegabytes(pid: number): number {
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return (Number(kibibytes) * 1024) / 1_000_000
}
