import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { behindNginx, twinPath } from './behind-nginx.ts'
import { nginxConfig } from './nginx-config.ts'
import { onCore, type Running, run, siteCommand, startOnFreePort, startSite } from './processes.ts'
import { medianRow, type Row, type Section } from './report.ts'
import { type Answered, request } from './request.ts'
import { median, ratios } from './statistics.ts'
import { type Load, loadWithWrk } from './wrk.ts'

const pairs = 3
const warmUpMs = 4000
const goal = { atLeast: 0.5 }

/**
 * Kept answers against nginx sending the same bytes with the same headers, pair by pair in turn: a core for each, and a
 * line in the log for each request.
 */
export async function measureAgainstNginx(): Promise<Section[]> {
  const missing = await missingPrograms()
  if (missing.length > 0) {
    const note = `not measured: ${missing.join(' and ')} is missing (apt install ${missing.join(' ')})`
    return [{ title: 'Cached answers against nginx', rows: [], note }]
  }
  const site = await startSite([...onCore(1), ...siteCommand])
  try {
    // Until then home is sent in the bytes of its quick compression, and its file would have more than it.
    await wait(warmUpMs)
    const page = { what: 'page /', path: '/', answer: await request(`${site.origin}/`, 'br') }
    const script = await largestScript(site, page.answer)
    return [await compare(site, page), await compare(site, script), await compareKept(site, page)]
  } finally {
    await site.stop()
  }
}

const load = (url: string) => loadWithWrk(url, { before: onCore(0) })

type Subject = { what: string; path: string; answer: Answered }

async function missingPrograms(): Promise<string[]> {
  const isThere = (program: string) =>
    run(['sh', '-c', `command -v ${program}`], 5000).then(
      () => true,
      () => false,
    )
  const programs = ['nginx', 'wrk']
  const found = await Promise.all(programs.map(isThere))
  return programs.filter((_, at) => !found[at])
}

/** The script the page itself starts. */
async function largestScript(site: Running, page: Answered): Promise<Subject> {
  const html = brotliDecompressSync(page.body).toString('utf8')
  const paths = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))]
  const subjects: Subject[] = []
  for (const path of paths) {
    subjects.push({
      what: `asset ${path}`,
      path,
      answer: await request(site.origin + path, 'br'),
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
      ours.push(await load(site.origin + subject.path))
      theirs.push(await load(nginx.origin + subject.path))
    }
    const size = (subject.answer.body.length / 1000).toFixed(1)
    const title = `Kept ${subject.what}, ${size} kB brotli, 64 connections, one core each`
    return sectionOf(title, goal, ours, theirs)
  } finally {
    await nginx.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

/** nginx as `deploy/` configures it, with a page that it keeps for the site against the same page as a file of its own. */
async function compareKept(site: Running, { path, answer }: Subject): Promise<Section> {
  const nginx = await behindNginx([site], { before: onCore(1), twin: answer })
  try {
    const kept: Load[] = []
    const files: Load[] = []
    for (let pair = 0; pair < pairs; pair += 1) {
      kept.push(await load(nginx.origin + path))
      files.push(await load(nginx.origin + twinPath))
    }
    const title = `Page ${path} behind nginx, over TLS, one core for both`
    return sectionOf(title, { atLeast: 0.9 }, kept, files)
  } finally {
    await nginx.stop()
  }
}

/** nginx with the answer's own Brotli bytes as the file. */
async function startNginx(directory: string, { path, answer }: Subject): Promise<Running> {
  const file = join(directory, 'root', path === '/' ? 'index.html' : path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, answer.body)
  // Ready means: answers `/`, whichever file is measured.
  if (path !== '/') writeFileSync(join(directory, 'root/index.html'), 'ready')
  const configuration = join(directory, 'nginx.conf')
  return startOnFreePort((port) => {
    writeFileSync(configuration, nginxConfig({ directory, port, headers: answer.headers }))
    return {
      command: [...onCore(1), 'nginx', '-p', directory, '-c', configuration, '-e', 'stderr'],
    }
  })
}

async function expectSameBytes(origin: string, { path, answer }: Subject): Promise<void> {
  const theirs = await request(origin + path, 'br')
  const isSame = theirs.status === 200 && theirs.body.equals(answer.body)
  if (!isSame || theirs.headers['content-encoding'] !== 'br') {
    throw new Error(`nginx does not send the same bytes for ${path}`)
  }
}

function sectionOf(
  title: string,
  goal: { atLeast: number },
  ours: readonly Load[],
  theirs: readonly Load[],
): Section {
  const rate = (loads: readonly Load[]) => loads.map(({ perSecond }) => perSecond)
  const ratio = ratios(rate(ours), rate(theirs))
  const rowsOf = (name: string, loads: readonly Load[]): Row[] => [
    medianRow(`${name} requests`, 'per s', rate(loads)),
    { what: `${name} p50`, measured: median(loads.map(({ p50Ms }) => p50Ms)), unit: 'ms' },
    { what: `${name} p99`, measured: median(loads.map(({ p99Ms }) => p99Ms)), unit: 'ms' },
  ]
  const failures = [...ours, ...theirs].reduce((sum, load) => sum + load.failures, 0)
  return {
    title,
    rows: [
      ...rowsOf('ours', ours),
      ...rowsOf('nginx', theirs),
      {
        ...medianRow('ours / nginx', 'ratio', ratio, goal),
        note: `pairs ${ratio.map((value) => value.toFixed(2)).join(' ')}`,
      },
      { what: 'failed requests', measured: failures, unit: 'count', goal: { atMost: 0 } },
    ],
    details: { ours, theirs },
  }
}
