import { execFile } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { longestCallout } from '@firstangle/reader'
import { afterAll, expect, test } from 'vitest'
import { longestOf, toolNames, toolParameters } from '../../shared/content/words/mcp.ts'
import { mcpSite } from './support/mcp-site.ts'

/* The examples of the guide for agents, run as a reader runs them, and what the guide says of the tools. */

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '../..')
const folder = join(root, 'docs/examples/agents')
const site = await mcpSite()
/** Below the repository, where the package of the client is found. */
const copy = join(root, `.cache/ask-${process.pid}.ts`)
afterAll(() => {
  site.close()
  rmSync(copy, { force: true })
})

const example = (name: string) =>
  readFileSync(join(folder, name), 'utf8').replaceAll('https://www.firstangle.example', site.origin)

test('curl hears the limits of Ø50 H7', async () => {
  const { stdout } = await run('sh', ['-c', example('ask.sh')], { timeout: 60_000 })
  const { result } = JSON.parse(stdout)
  expect(result.structuredContent.classes[0]).toMatchObject({
    upper_deviation: 0.025,
    lower_deviation: 0,
  })
  expect(result.structuredContent.source).toContain('ISO 286-2:2010')
})

test('a program with the official client hears the same', async () => {
  writeFileSync(copy, example('ask.ts'))
  const { stdout } = await run(join(root, 'node_modules/.bin/node'), [copy], { timeout: 60_000 })
  expect(stdout).toContain("source: 'ISO 286-1:2010 and ISO 286-2:2010")
})

test.each([
  ['vs-code.json', 'servers'],
  ['cursor.json', 'mcpServers'],
])('%s names the address', (name, key) => {
  const servers = JSON.parse(example(name))[key]
  expect(servers.firstangle.url).toBe(`${site.origin}/mcp`)
})

test('the guide lists what each tool takes', async () => {
  const client = await site.connect('auto')
  const { tools } = await client.listTools()
  const taken = tools.map(({ name, inputSchema }) => [
    name,
    Object.keys(inputSchema.properties ?? {}),
  ])
  expect(taken).toEqual(toolNames.map((name) => [name, [...toolParameters[name]]]))
  expect(longestOf.callout).toBe(longestCallout)
  await client.close()
})
