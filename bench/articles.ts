import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { openSearch } from '../server/search/open-search.ts'
import { locales } from '../shared/i18n/locale.ts'
import type { Compilation } from './compile-once.ts'
import { writeArticles } from './generate-articles.ts'
import { buildNode, run, serverNode, startSite } from './processes.ts'
import { medianRow, type Row, type Section } from './report.ts'

/** Articles in each language; each language counts as an article of its own, as another site generator counts pages. */
const measured = [
  { count: 500, goalSeconds: 4.9 },
  { count: 1_500, goalSeconds: 11.5 },
  { count: 10_000, goalSeconds: 60 },
]
/** 500 MiB. */
const goalMegabytes = (500 * 2 ** 20) / 1e6
const starts = 5
const limitMs = 1_200_000

/** Compiling made-up articles beside the site's own, again with one changed and with none, and a start with them. */
export async function measureArticles(): Promise<Section[]> {
  const sections: Section[] = []
  for (const each of measured) sections.push(await measureCount(each))
  return sections
}

async function measureCount({ count, goalSeconds }: (typeof measured)[number]): Promise<Section> {
  // Inside the project, where the server finds its packages.
  mkdirSync('.cache', { recursive: true })
  const folder = mkdtempSync('.cache/bench-articles-')
  try {
    const contentDir = join(folder, 'content')
    cpSync('content', contentDir, { recursive: true })
    writeArticles(contentDir, count)
    const database = join(folder, 'dist', 'content.db')
    const store = join(folder, 'compiled.db')
    copyBuild(join(folder, 'dist'))
    const first = await compile(contentDir, database, store)
    changeArticle(contentDir)
    const second = await compile(contentDir, database, store)
    checkFound(database)
    const third = await compile(contentDir, database, store)
    return {
      title: `${2 * count} made-up articles, ${count} in each language`,
      rows: [
        ...rowsOf('compiling', first, goalSeconds),
        { what: 'an article', measured: (first.seconds / (2 * count)) * 1000, unit: 'ms' },
        ...rowsOf('compiling again, one article changed', second, 1),
        ...rowsOf('compiling again, nothing changed', third),
        { what: 'content.db', measured: statSync(database).size / 1e6, unit: 'MB' },
        await startRow(join(folder, 'dist', 'server', 'main.js')),
      ],
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The server is copied, because it looks for content.db and its other files beside itself. */
function copyBuild(directory: string): void {
  for (const name of readdirSync('dist')) {
    if (name !== 'content.db' && name !== 'client') {
      cpSync(join('dist', name), join(directory, name), { recursive: true })
    }
  }
  symlinkSync(resolve('dist/client'), join(directory, 'client'))
}

async function compile(...files: [content: string, database: string, store: string]) {
  const output = await run([...buildNode, 'bench/compile-once.ts', ...files], limitMs)
  return JSON.parse(output) as Compilation
}

const newWord = 'Quokka'

/** In both languages, as an editor would. */
function changeArticle(contentDir: string): void {
  for (const locale of locales) {
    appendFileSync(
      join(contentDir, 'knowledge-base', `generated-1.${locale}.md`),
      `\n${newWord} (${locale}).\n`,
    )
  }
}

/** The time would mean nothing if search did not know the changed article. */
function checkFound(database: string): void {
  const site = openSearch(database)
  const found = locales.map((locale) => site.search({ query: newWord, locale }).total)
  site.close()
  if (found.some((total) => total !== 1)) throw new Error('search misses the changed article')
}

function rowsOf(
  what: string,
  { seconds, processorSeconds, peakMegabytes }: Compilation,
  goalSeconds?: number,
): Row[] {
  const atMost = (limit: number) => (goalSeconds === undefined ? undefined : { atMost: limit })
  return [
    { what, measured: seconds, unit: 's', goal: atMost(goalSeconds ?? 0) },
    { what: `${what}: processor time`, measured: processorSeconds, unit: 's' },
    {
      what: `${what}: most memory (RSS)`,
      measured: peakMegabytes,
      unit: 'MB',
      goal: atMost(goalMegabytes),
    },
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
  return medianRow(what, 's', times, goal)
}
