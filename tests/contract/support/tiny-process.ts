import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const repository = fileURLToPath(new URL('../../..', import.meta.url))

/** The real `server/serve-site.ts` as its own process, serving a site of two pages and two endpoints. */
export interface TinyProcess {
  readonly child: ChildProcess
  /** The line that says where the site is. */
  readonly startLine: string
  readonly origin: string
  readonly port: number
  output(): string
  exit(): Promise<number | null>
}

/** Lays out server sources, and a site of its own for them. */
export function tinyCheckout(): string {
  const root = mkdtempSync(join(tmpdir(), 'firstangle-main-'))
  const sources = [
    'server/app.ts',
    'server/serve-site.ts',
    'server/environment.ts',
    'server/log.ts',
  ]
  for (const path of [
    ...sources,
    'server/api/client-network.ts',
    'server/build-info.ts',
    'server/durations.ts',
    'server/keep-loaded.ts',
    'server/http',
    'server/sandbox/contract.ts',
    'server/search/query/clean-query.ts',
    'server/line-buffer.ts',
    'shared',
  ]) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    cpSync(join(repository, path), join(root, path), { recursive: true })
  }
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'))
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }')
  mkdirSync(join(root, 'dist/client/assets'), { recursive: true })
  writeFileSync(join(root, 'server/tiny.js'), tinySite)
  return root
}

/** Runs it there and waits for its line; rejects with the output when it ends before. */
export async function startTiny(
  root: string,
  env: Record<string, string> = {},
): Promise<TinyProcess> {
  const child = runMain(root, env)
  let output = ''
  child.stdout?.on('data', (chunk) => {
    output += chunk
  })
  child.stderr?.on('data', (chunk) => {
    output += chunk
  })
  const exited = new Promise<number | null>((resolve) => child.on('exit', resolve))
  const startLine = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const line = output.split('\n').find((text) => text.includes('is running at'))
      if (line) resolve(line)
    })
    exited.then((code) => reject(new Error(`ended with ${code}: ${output}`)))
  })
  const origin = startLine.slice(startLine.indexOf('http://'))
  const port = Number(new URL(origin).port)
  return { child, startLine, origin, port, output: () => output, exit: () => exited }
}

/** Runs it to its end, for starts that must fail. */
export async function runToEnd(
  root: string,
  env: Record<string, string>,
): Promise<{ code: number | null; errors: string }> {
  const child = runMain(root, env)
  let errors = ''
  child.stderr?.on('data', (chunk) => {
    errors += chunk
  })
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { code, errors }
}

function runMain(root: string, env: Record<string, string>): ChildProcess {
  const { PATH } = process.env
  const node = join(repository, 'node_modules/.bin/node')
  return spawn(node, ['server/tiny.js'], {
    cwd: root,
    env: { PATH, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** `POST /api/slow` answers 201 half a second after its body ended. */
const tinySite = `
import * as React from 'react'
import { createApp } from './app.ts'
import { createStaticAssets } from './http/static-assets.ts'
import { sampleAddresses } from './http/testing/sample-addresses.ts'
import { createLog } from './log.ts'
import { serveSite } from './serve-site.ts'

const words = Array.from({ length: 900 }, (_, at) => '<p>Drawing ' + at * 7919 % 1013 + ' has a tolerance of ' + at + ' mm.</p>')
const html = '<!doctype html><html lang="en"><title>Tiny</title><script>let a = 1</script>' + words.join('') + '</html>'

await serveSite((environment) => {
  const log = createLog(environment.logLevel)
  const app = createApp({
    environment, log,
    build: { version: '1', buildId: 'tiny', buildTimestamp: '2026-11-21T08:00:00.000Z' },
    now: () => new Date(),
    assets: (security) => createStaticAssets({ security, directories: [{ directory: 'dist/client', prefix: '' }] }),
    render: async (request) => new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } }),
    shell: () => '<!doctype html><title>Failed</title>',
    securityEmail: 'security@firstangle.example',
    addresses: sampleAddresses,
    async api(request, context) {
      const { pathname } = new URL(request.url)
      if (pathname === '/api/address') return Response.json({ address: context.clientAddress, url: request.url })
      // Only React for development can act.
      if (pathname === '/api/react') return Response.json({ isForProduction: !React.act })
      if (pathname !== '/api/slow') return undefined
      const body = await request.text()
      await new Promise((resolve) => setTimeout(resolve, 500))
      return Response.json({ received: body.length }, { status: 201 })
    },
  })
  return { ...app, log, brandName: 'Tiny' }
})
`
