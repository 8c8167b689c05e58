import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Compilation } from './compile-once.ts'
import { writeArticles } from './generate-articles.ts'
import { run, serverNode, startSite } from './processes.ts'
import type { Row, Section } from './report.ts'
import { median, spread } from './statistics.ts'

const counts = [100, 1_000, 10_000]
const starts = 5
const limitMs = 1_200_000

/** Compiling made-up articles beside the site's own, again without a change, and the start of a server that has them. */
export async function measureArticles(): Promise<Section[]> {
  const sections: Section[] = []
  for (const count of counts) sections.push(await measureCount(count))
  return sections
}

async function measureCount(count: number): Promise<Section> {
  // Inside the project, where the server finds its packages.
  mkdirSync('.cache', { recursive: true })
  const folder = mkdtempSync('.cache/bench-articles-')
  try {
    const contentDir = join(folder, 'content')
    cpSync('content', contentDir, { recursive: true })
    writeArticles(contentDir, count)
    const database = join(folder, 'dist', 'content.db')
    const store = join(folder, 'articles.db')
    copyBuild(join(folder, 'dist'))
    const first = await compile(contentDir, database, store)
    const second = await compile(contentDir, database, store)
    return {
      title: `${count} made-up articles in both languages`,
      rows: [
        ...rowsOf('compiling', first),
        { what: 'an article', measured: (first.seconds / count) * 1000, unit: 'ms' },
        ...rowsOf('compiling again, nothing changed', second),
        { what: 'content.db', measured: statSync(database).size / 1e6, unit: 'MB' },
        { what: 'kept articles', measured: statSync(store).size / 1e6, unit: 'MB' },
        await startRow(join(folder, 'dist', 'server', 'main.js')),
      ],
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The server is copied, because it looks for content.db beside itself. */
function copyBuild(directory: string): void {
  cpSync('dist/server', join(directory, 'server'), { recursive: true })
  cpSync('dist/build.json', join(directory, 'build.json'))
  symlinkSync(resolve('dist/client'), join(directory, 'client'))
}

async function compile(...files: [content: string, database: string, store: string]) {
  const output = await run([process.execPath, 'bench/compile-once.ts', ...files], limitMs)
  return JSON.parse(output) as Compilation
}

function rowsOf(what: string, { seconds, processorSeconds, peakMegabytes }: Compilation): Row[] {
  return [
    { what, measured: seconds, unit: 's' },
    { what: `${what}: processor time`, measured: processorSeconds, unit: 's' },
    { what: `${what}: most memory (RSS)`, measured: peakMegabytes, unit: 'MB' },
  ]
}

async function startRow(server: string): Promise<Row> {
  const times: number[] = []
  for (let start = 0; start < starts; start += 1) {
    const site = await startSite([...serverNode, server])
    times.push(site.readyMs / 1000)
    await site.stop()
  }
  const goal = { atMost: 1 }
  const what = 'start of the server to the first page'
  return { what, measured: median(times), unit: 's', goal, spread: spread(times) }
}
