import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readPlaceholders } from '../../server/content/fictional-values.ts'
import { describePlaceholders } from './placeholders.ts'

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

test('npm run launch-check names every placeholder of our site and fails while one is fictional', () => {
  const site = parse(readFileSync(join(root, 'content/site.yaml'), 'utf8'))
  const { status, stdout } = spawnSync(process.execPath, ['scripts/launch-check.ts'], {
    cwd: root,
    encoding: 'utf8',
  })
  const isDone = readPlaceholders(site).every(({ isFictional }) => !isFictional)
  expect(status).toBe(isDone ? 0 : 1)
  expect(site.placeholders.length).toBeGreaterThan(10)
  for (const path of site.placeholders) expect(stdout).toContain(`  ${path} `)
})
