import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import packageJson from '../../package.json' with { type: 'json' }
import { readEnvironment } from '../../server/environment.ts'

/* What the files of deploy/ name is there and is understood; tests/deploy/ runs them. */

const root = join(import.meta.dirname, '../..')
const fileOf = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8')
const environmentSource = readFileSync(join(root, 'server/environment.ts'), 'utf8')
/** What a file tells the allocator, by name. */
const allocatorSettings = (text: string) =>
  new Map(
    [...text.matchAll(/\b(MALLOC_\w+)(?:=|: ')(\d+)/g)].map(([, name = '', value]) => [
      name,
      value,
    ]),
  )
const forAllocator = allocatorSettings(packageJson.scripts.serve)

/** Names of variables that neither the server nor Node knows. */
const unknownNames = (names: readonly string[]) =>
  names.filter((name) => !forAllocator.has(name) && !environmentSource.includes(` ${name}: `))

test('the image copies what exists, runs the Node of this project and starts as npm run serve does', () => {
  const dockerfile = fileOf('Dockerfile')
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)]
  const names = copied.flatMap(([, sources = '']) => sources.split(' '))
  expect(names).toContain('server')
  for (const name of names) expect(existsSync(join(root, name)), name).toBe(true)
  const major = packageJson.dependencies.node.split('.')[0]
  for (const [, version] of dockerfile.matchAll(/^FROM node:(\d+)/gm)) expect(version).toBe(major)
  expect(dockerfile).toMatch(/^USER node$/m)
  const [, command = ''] = /^CMD (\[.*\])$/m.exec(dockerfile) ?? []
  expect(packageJson.scripts.serve).toContain((JSON.parse(command) as string[]).join(' '))
  expect(unknownNames(dockerfile.match(/\b[A-Z_]+(?==)/g) ?? [])).toEqual([])
  expect(allocatorSettings(dockerfile)).toEqual(forAllocator)
})

test('the services of compose have an environment that the server takes', () => {
  const { services } = parse(fileOf('compose.yaml')) as {
    services: { website: { environment: Record<string, string> } }
  }
  const given = services.website.environment
  expect(unknownNames(Object.keys(given))).toEqual([])
  const values = { ...given, SITE_URL: 'https://www.example.com', DATABASE_URL: 'postgres://a@b/c' }
  const filled = Object.entries(values).filter(([, value]) => !value.startsWith('${'))
  expect(readEnvironment(Object.fromEntries(filled))).toMatchObject({
    metrics: { port: 9464, host: '0.0.0.0' },
    trustProxy: true,
  })
})

test.each([
  ['npm start', 'scripts/start.mjs'],
  ['the benchmark', 'bench/processes.ts'],
])('%s tells the allocator what npm run serve does', (_, file) => {
  expect(allocatorSettings(readFileSync(join(root, file), 'utf8'))).toEqual(forAllocator)
  expect(forAllocator.size).toBeGreaterThan(0)
})

test('the unit starts as npm run serve does, with variables that the server knows', () => {
  const unit = fileOf('website.service')
  const [, command = ''] = /^ExecStart=\S+\/node (.+)$/m.exec(unit) ?? []
  expect(packageJson.scripts.serve).toContain(command)
  const environment = unit.match(/^Environment=.+$/gm)?.join(' ') ?? ''
  expect(allocatorSettings(environment)).toEqual(forAllocator)
  expect(
    unknownNames(environment.replaceAll('Environment=', '').match(/\b[A-Z_]+(?==)/g) ?? []),
  ).toEqual([])
})

test('systemd holds the port that nginx asks, and knows the service under the name of its socket', () => {
  const [, address = ''] = /^ListenStream=(.+)$/m.exec(fileOf('website.socket')) ?? []
  expect(fileOf('nginx.conf')).toContain(`server ${address} `)
  expect(fileOf('website.service')).toMatch(/^Requires=website\.socket$/m)
})

test('nginx passes on what the server counts visitors and hosts by', () => {
  const nginx = fileOf('nginx.conf')
  expect(nginx).toContain('proxy_set_header Host $host;')
  expect(nginx).toContain('proxy_set_header X-Forwarded-For $remote_addr;')
  expect(nginx).not.toMatch(/log_format.*\$(?:request|request_uri|args|query_string)\b/)
})
