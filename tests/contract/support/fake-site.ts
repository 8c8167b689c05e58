import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type App, createApp, type Dependencies } from '../../../server/app.ts'
import { createStaticAssets } from '../../../server/http/static-assets.ts'
import { sampleAddresses } from '../../../server/http/testing/sample-addresses.ts'
import type { Log } from '../../../server/log.ts'

export const siteUrl = 'https://www.firstangle.example'
export const inlineScript = "document.documentElement.dataset.js = '1'"
export const script = 'export const answer = 42\n'.repeat(40)
export const video = Buffer.from(Array.from({ length: 1000 }, (_, at) => at % 251))

/** What a test can look at after asking the site. */
export interface FakeSite {
  readonly app: App
  /** Locations the renderer was asked for, in order. */
  readonly rendered: string[]
  /** Requests the renderer was given. */
  readonly renderRequests: Request[]
  readonly logged: Record<string, unknown>[]
  get(path: string, headers?: Record<string, string>): Promise<Response>
  send(method: string, path: string, headers?: Record<string, string>): Promise<Response>
}

/** The real app around a renderer that knows a few paths, and a small client build in a temporary directory. */
export function fakeSite(changes: Partial<Dependencies> = {}): FakeSite {
  const rendered: string[] = []
  const renderRequests: Request[] = []
  const logged: Record<string, unknown>[] = []
  const directory = buildDirectory()
  const app = createApp({
    environment: { siteUrl, sentryDsn: undefined, trustProxy: false },
    build: { version: '1.2.3', buildId: 'abc', buildTimestamp: '2026-11-21T08:00:00.000Z' },
    log: recordingLog(logged),
    now: () => new Date('2026-11-21T15:30:00Z'),
    assets: (security) =>
      createStaticAssets({ security, directories: [{ directory, prefix: '' }] }),
    async render(request) {
      const { pathname, search } = new URL(request.url)
      rendered.push(pathname + search)
      renderRequests.push(request)
      return fakePage(pathname + search)
    },
    shell: (locale) => `<!doctype html><html lang="${locale}"><title>Shell</title></html>`,
    securityEmail: 'security@firstangle.example',
    addresses: sampleAddresses,
    ...changes,
  })
  const send = (method: string, path: string, headers: Record<string, string> = {}) => {
    const host = headers.host ?? '127.0.0.1:3000'
    return app.fetch(new Request(`http://${host}${path}`, { method, headers }))
  }
  const get = (path: string, headers?: Record<string, string>) => send('GET', path, headers)
  return { app, rendered, renderRequests, logged, get, send }
}

/** Pages answer 200 with an inline script; `/404` 404, `/broken` 500, `/throws` throws. */
export function fakePage(location: string): Response {
  const path = location.split('?', 1)[0] ?? ''
  if (path === '/throws') throw new Error('secret cause')
  const status = { '/broken': 500, '/404': 404 }[path] ?? 200
  const lang = /[?&]lang=de/.test(location) ? 'de' : 'en'
  const filler = `<p>${location.replace(/[&<]/g, '')} words about drawings</p>`.repeat(60)
  const body = `<!doctype html><html lang="${lang}"><script>${inlineScript}</script>${filler}</html>`
  return new Response(body, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Language': lang },
  })
}

function recordingLog(lines: Record<string, unknown>[]): Log {
  const write = (values: unknown, message?: string) => {
    lines.push({ ...(values as object), msg: message })
  }
  const log = { debug: write, info: write, warn: write, error: write, fatal: write, flush() {} }
  return log as unknown as Log
}

function buildDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'firstangle-build-'))
  mkdirSync(join(directory, 'assets'))
  const write = (name: string, body: string | Buffer) => writeFileSync(join(directory, name), body)
  write('assets/app-1a2b.js', script)
  write('assets/app-1a2b.js.br', brotliCompressSync(script))
  write('assets/app-1a2b.js.gz', gzipSync(script))
  write('assets/app-1a2b.js.map', '{}')
  write('assets/logo-77.png', Buffer.from([137, 80, 78, 71]))
  write('assets/hero-9f.webm', video)
  write('assets/large-9f.wasm', Buffer.alloc(700_000, 7))
  mkdirSync(join(directory, 'figures'))
  write('figures/plate.en.svg', '<svg><style>a{color:red}</style></svg>')
  write('favicon.ico', Buffer.from([0, 0, 1, 0]))
  write('site.webmanifest', '{"name":"Firstangle"}')
  write('.secret', 'hidden')
  return directory
}
