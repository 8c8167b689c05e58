import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArguments } from './arguments.ts'
import { measureArticles } from './articles.ts'
import { measureBookingFlood } from './booking-flood.ts'
import { measureBytes } from './bytes.ts'
import { measureFirstPaint } from './first-paint.ts'
import { measureFirstRender } from './first-render.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureMemory } from './memory.ts'
import { measureNavigation } from './navigation.ts'
import { measureAgainstNginx } from './nginx.ts'
import { measureOverload } from './overload.ts'
import { buildNode, run, stopEverything } from './processes.ts'
import type { Section } from './report.ts'
import { writeResults } from './results.ts'
import { measureSearch } from './search.ts'
import { measureSeveral } from './several.ts'
import { measureStart } from './start.ts'
import { measureSubmissions } from './submissions.ts'
import { formatTable, summary } from './table.ts'
import { measureViews } from './views.ts'

interface Measurement {
  /** What it measures, for those who ask for one that is unknown. */
  readonly what: string
  readonly measure: (isEveryRoute: boolean) => Promise<Section[]>
}

/** Each can be run alone: `npm run bench -- bytes lighthouse`. */
const measurements = {
  bytes: {
    what: 'bytes of a cold load by kind, blocking files, layout shift',
    measure: measureBytes,
  },
  lighthouse: { what: 'Lighthouse as a simulated phone', measure: measureLighthouse },
  'first-paint': {
    what: 'pages beside static copies of themselves: LCP, blocking time',
    measure: measureFirstPaint,
  },
  nginx: {
    what: 'requests per second of kept pages and assets beside nginx',
    measure: measureAgainstNginx,
  },
  memory: { what: 'memory after the start and under load', measure: measureMemory },
  start: { what: 'from the command to the first page', measure: measureStart },
  'first-render': {
    what: 'pages that are not cached yet, one at a time',
    measure: measureFirstRender,
  },
  navigation: { what: 'from a click to the next page', measure: measureNavigation },
  overload: {
    what: 'floods and slow clients, and what other visitors notice of them',
    measure: measureOverload,
  },
  submissions: {
    what: 'stored requests per second, SQLite and PostgreSQL',
    measure: measureSubmissions,
  },
  'booking-flood': {
    what: 'free times left after a flood of requests for calls',
    measure: measureBookingFlood,
  },
  several: { what: 'two processes behind nginx against one', measure: measureSeveral },
  views: { what: 'pages per second that are made for one visitor', measure: measureViews },
  search: { what: 'queries over ten thousand articles', measure: measureSearch },
  articles: { what: 'compiling thousands of articles', measure: measureArticles },
} satisfies Record<string, Measurement>

type Name = keyof typeof measurements

/** Measures the production build on this machine and prints one table. A goal that is missed is a figure, not a failure. */
async function bench(): Promise<void> {
  const { names, isBuildWanted, isEveryRoute } = parseArguments(process.argv.slice(2), measurements)
  process.chdir(fileURLToPath(new URL('..', import.meta.url)))
  if (isBuildWanted || !existsSync('dist/build.json')) await build()
  const all: Section[] = []
  for (const name of names) {
    console.error(`Measuring ${name} …`)
    all.push(...(await measure(name, isEveryRoute)))
  }
  console.log(`\n${formatTable(all)}\n\n${summary(all)}. Details are in bench/results.json`)
}

/** A measurement that fails is a line of the table; the others still run. */
async function measure(name: Name, isEveryRoute: boolean): Promise<readonly Section[]> {
  try {
    const sections = await measurements[name].measure(isEveryRoute)
    writeResults(name, sections)
    return sections
  } catch (error) {
    process.exitCode = 1
    return [
      { title: name, rows: [], note: `failed: ${error instanceof Error ? error.message : error}` },
    ]
  }
}

async function build(): Promise<void> {
  console.error('Building …')
  await run([...buildNode, 'scripts/build.ts'], 300_000)
}

process.on('SIGINT', () => stopEverything().finally(() => process.exit(130)))
process.on('SIGTERM', () => stopEverything().finally(() => process.exit(143)))

try {
  await bench()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await stopEverything()
}
