import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readPlaceholders } from '../../server/content/placeholders/site-placeholders.ts'
import { scenariosIn } from './scenarios.ts'
import { describePlaceholders } from './site-values.ts'

const root = join(import.meta.dirname, '../..')

test('the list shows what must be replaced first', () => {
  const lines = describePlaceholders([
    { path: 'a.year', value: '2024', isFictional: false },
    { path: 'contact.email', value: 'a@b.example', isFictional: true },
  ])
  expect(lines).toEqual([
    'Replace, these are fictional (1):',
    '  contact.email  a@b.example',
    '',
    'Look whether these are right (1):',
    '  a.year         2024',
    '',
  ])
})

test('npm run launch-check names every placeholder and invented statement and fails while there is one', () => {
  const site = parse(readFileSync(join(root, 'content/site.yaml'), 'utf8'))
  const { status, stdout } = spawnSync(process.execPath, ['scripts/launch-check.ts'], {
    cwd: root,
    encoding: 'utf8',
  })
  const home = parse(readFileSync(join(root, 'content/pages/home.de.yaml'), 'utf8'))
  const invented = scenariosIn('content/pages/home.de.yaml', home)
  const isDone =
    invented.length === 0 && readPlaceholders(site).every(({ isFictional }) => !isFictional)
  expect(status).toBe(isDone ? 0 : 1)
  expect(site.placeholders.length).toBeGreaterThan(10)
  for (const path of site.placeholders) expect(stdout).toContain(`  ${path} `)
  expect(stdout).toContain('  statusPage ')
  for (const { file, path } of invented) expect(stdout).toContain(`  ${file}  ${path}`)
})
