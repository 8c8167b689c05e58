import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { describePlaceholders, readPlaceholders } from './placeholders.ts'

const root = join(import.meta.dirname, '../..')

function onlyValue(value: unknown) {
  return readPlaceholders({ contact: { value }, placeholders: ['contact.value'] } as object)[0]
}

test.each([
  'hello@firstangle.example',
  'https://code.firstangle.example',
  'mail@example.com',
  'Firstangle GmbH',
  'Musterstraße 1',
  'Erika Mustermann',
  'HRB 000000 (sample / Muster)',
  'HRB 000000',
  'DE000000000',
  '+49 89 99998 100',
  '+4989 99998100',
])('%s is fictional', (value) => {
  expect(onlyValue(value)?.isFictional).toBe(true)
})

test.each([
  'hello@schraubwerk.de',
  'https://github.com/schraubwerk',
  'Schraubwerk GmbH',
  'Lindenstraße 100000',
  'HRB 123456',
  'DE812345678',
  '+49 89 1234567',
  2024,
])('%s is not', (value) => {
  expect(onlyValue(value)?.isFictional).toBe(false)
})

test('one fictional name in a list is enough', () => {
  expect(onlyValue(['Anna Berg', 'Max Mustermann'])).toEqual({
    path: 'contact.value',
    value: 'Anna Berg, Max Mustermann',
    isFictional: true,
  })
})

test('a path that leads nowhere is a fault', () => {
  expect(() => readPlaceholders({ placeholders: ['contact.fax'] })).toThrow(
    'content/site.yaml: placeholder contact.fax does not exist',
  )
})

test('a site without a list is a fault', () => {
  expect(() => readPlaceholders({ placeholders: [] })).toThrow('lists no placeholders')
})

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
