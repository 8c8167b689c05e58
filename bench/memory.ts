import { setTimeout as wait } from 'node:timers/promises'
import { type Running, startSite } from './processes.ts'
import type { Section } from './report.ts'
import { request } from './request.ts'
import { residentMegabytes } from './resident.ts'
import { everyRoute } from './routes.ts'

const goal = { atMost: 120 }
const restMs = 5000
/** Minutes under load; `BENCH_LOAD_MINUTES` changes it. */
const loadMinutes = Number(process.env.BENCH_LOAD_MINUTES ?? 10)

/** Resident memory of the server: just started, with every page kept in all three codings, under load and after it. */
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
    const loaded = await underLoad(site)
    await wait(restMs)
    const after = residentMegabytes(site.pid)
    return [
      {
        title: 'Memory of the server (RSS)',
        rows: [
          { what: 'idle after the start', measured: started, unit: 'MB', goal },
          { what: 'idle with every page kept', measured: warm, unit: 'MB', goal },
          {
            what: `at most during ${loadMinutes} min of load`,
            measured: Math.max(...loaded),
            unit: 'MB',
            goal: { atMost: 400 },
          },
          {
            what: 'growth from the second minute to the end',
            measured: growth(loaded),
            unit: 'MB',
            goal: { atMost: 48 },
          },
          { what: 'at rest after it', measured: after, unit: 'MB' },
        ],
      },
    ]
  } finally {
    await site.stop()
  }
}

/** Memory every second while 64 connections ask for pages of both languages and for answers that are not cached. */
async function underLoad(site: Running): Promise<number[]> {
  const end = performance.now() + loadMinutes * 60_000
  const figures: number[] = []
  const targets = ['/', '/?lang=de', '/pricing', '/documentation?lang=de', '/search?q=']
  const ask = async () => {
    for (let count = 0; performance.now() < end; count += 1) {
      const target = targets[count % targets.length] ?? '/'
      const word = target.endsWith('=') ? `M${count % 5000}` : ''
      await (await fetch(site.origin + target + word)).arrayBuffer()
    }
  }
  const clients = Promise.all(Array.from({ length: 64 }, ask))
  while (performance.now() < end) {
    figures.push(residentMegabytes(site.pid))
    await wait(1000)
  }
  await clients
  return figures
}

/** Mean of the last tenth over the mean of the tenth that follows the first minute. */
function growth(figures: readonly number[]): number {
  const part = Math.max(1, Math.floor(figures.length / 10))
  const mean = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0) / list.length
  const start = Math.min(60, figures.length - part)
  return mean(figures.slice(-part)) - mean(figures.slice(start, start + part))
}
