import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { nginxConfig } from './nginx-config.ts'
import { type Running, run, startOnFreePort, startSite } from './processes.ts'
import type { Row, Section } from './report.ts'
import { type Answered, request } from './request.ts'
import { median, ratios, spread } from './statistics.ts'
import { type Load, loadWithWrk } from './wrk.ts'

const pairs = 3
const goal = { atLeast: 0.6 }

/** Kept answers against nginx sending the same bytes with the same headers, pair by pair in turn. */
export async function measureAgainstNginx(): Promise<Section[]> {
  const missing = await missingPrograms()
  if (missing.length > 0) {
    const note = `not measured: ${missing.join(' and ')} is missing (apt install ${missing.join(' ')})`
    return [{ title: 'Cached answers against nginx', rows: [], note }]
  }
  const site = await startSite()
  try {
    const page = { what: 'page /', path: '/', answer: await request(`${site.origin}/`, 'gzip') }
    const script = await largestScript(site, page.answer)
    return [await compare(site, page), await compare(site, script)]
  } finally {
    await site.stop()
  }
}

type Subject = { what: string; path: string; answer: Answered }

async function missingPrograms(): Promise<string[]> {
  const found = await Promise.all([
    run(['nginx', '-v'], 5000).then(
      () => true,
      () => false,
    ),
    // wrk has no quiet way to say that it is there: its version text ends with 1.
    run(['sh', '-c', 'command -v wrk'], 5000).then(
      () => true,
      () => false,
    ),
  ])
  return ['nginx', 'wrk'].filter((_, at) => !found[at])
}

/** The script the page itself starts. */
async function largestScript(site: Running, page: Answered): Promise<Subject> {
  const html = gunzipSync(page.body).toString('utf8')
  const paths = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))]
  const subjects: Subject[] = []
  for (const path of paths) {
    subjects.push({
      what: `asset ${path}`,
      path,
      answer: await request(site.origin + path, 'gzip'),
    })
  }
  const largest = subjects.sort((a, b) => b.answer.body.length - a.answer.body.length)[0]
  if (!largest) throw new Error('The home page names no script below /assets/')
  return largest
}

async function compare(site: Running, subject: Subject): Promise<Section> {
  const directory = mkdtempSync(join(tmpdir(), 'bench-nginx-'))
  // Started by root, nginx reads files as a user of its own.
  chmodSync(directory, 0o755)
  const nginx = await startNginx(directory, subject)
  try {
    await expectSameBytes(nginx.origin, subject)
    const ours: Load[] = []
    const theirs: Load[] = []
    for (let pair = 0; pair < pairs; pair += 1) {
      ours.push(await loadWithWrk(site.origin + subject.path, 'gzip'))
      theirs.push(await loadWithWrk(nginx.origin + subject.path, 'gzip'))
    }
    return sectionOf(subject, ours, theirs)
  } finally {
    await nginx.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

/** nginx with the answer's own gzip bytes as the precompressed file. */
async function startNginx(directory: string, { path, answer }: Subject): Promise<Running> {
  const file = join(directory, 'root', path === '/' ? 'index.html' : path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.gz`, answer.body)
  writeFileSync(file, gunzipSync(answer.body))
  // Ready means: answers `/`, whichever file is measured.
  if (path !== '/') writeFileSync(join(directory, 'root/index.html'), 'ready')
  const configuration = join(directory, 'nginx.conf')
  return startOnFreePort((port) => {
    writeFileSync(configuration, nginxConfig({ directory, port, headers: answer.headers }))
    return { command: ['nginx', '-p', directory, '-c', configuration, '-e', 'stderr'] }
  })
}

async function expectSameBytes(origin: string, { path, answer }: Subject): Promise<void> {
  const theirs = await request(origin + path, 'gzip')
  const isSame = theirs.status === 200 && theirs.body.equals(answer.body)
  if (!isSame || theirs.headers['content-encoding'] !== 'gzip') {
    throw new Error(`nginx does not send the same bytes for ${path}`)
  }
}

function sectionOf(
  { what, answer }: Subject,
  ours: readonly Load[],
  theirs: readonly Load[],
): Section {
  const rate = (loads: readonly Load[]) => loads.map(({ perSecond }) => perSecond)
  const ratio = ratios(rate(ours), rate(theirs))
  const rowsOf = (name: string, loads: readonly Load[]): Row[] => [
    {
      what: `${name} requests`,
      measured: median(rate(loads)),
      unit: 'per s',
      spread: spread(rate(loads)),
    },
    { what: `${name} p50`, measured: median(loads.map(({ p50Ms }) => p50Ms)), unit: 'ms' },
    { what: `${name} p99`, measured: median(loads.map(({ p99Ms }) => p99Ms)), unit: 'ms' },
  ]
  const failures = [...ours, ...theirs].reduce((sum, load) => sum + load.failures, 0)
  return {
    title: `Kept ${what}, ${(answer.body.length / 1000).toFixed(1)} kB gzip, 64 connections`,
    rows: [
      ...rowsOf('ours', ours),
      ...rowsOf('nginx', theirs),
      {
        what: 'ours / nginx',
        measured: median(ratio),
        unit: 'ratio',
        goal,
        spread: spread(ratio),
        note: `pairs ${ratio.map((value) => value.toFixed(2)).join(' ')}`,
      },
      { what: 'failed requests', measured: failures, unit: 'count', goal: { atMost: 0 } },
    ],
    details: { ours, theirs },
  }
}
