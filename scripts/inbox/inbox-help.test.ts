import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { commands } from './run-inbox.ts'
import { sampleInboxPerTest } from './testing/inbox-per-test.ts'

/* Each command in this process, beside another that has the same SQLite file open, as the server has. */

const sample = sampleInboxPerTest()
const { inbox } = sample

describe('what is not understood ends with 2, a reason and where help is', () => {
  test.each([
    [
      ['lst'],
      'There is no command "lst"; commands are list, show, export, retry, cancel, backup, purge, erase, help.',
    ],
    [['list', '--sinse', '7d'], "Unknown option '--sinse'"],
    [['list', '--since'], "'--since <value>' argument missing"],
    [['list', '--since', '7x'], 'an age such as 2h or 7d'],
    [['list', '--since', '2027-01-01'], 'lies in the future'],
    [['list', '--kind', 'calls'], '--kind is one of trial, call, message, not "calls"'],
    [['list', '--all', '--all'], '--all is given twice'],
    [['list', '--all=yes'], "'--all' does not take an argument"],
    [['list', 'x'], '"x" is one word too many'],
    [['show'], 'Which request?'],
    [['export'], 'Which format?'],
    [['export', '--format', 'xls'], '--format is one of csv, json'],
    [['export', '--format', 'csv', '--force'], '--force goes with --output'],
    [['export', '--format', 'csv', '--output', ''], '--output needs a value'],
    [['export', '--format', 'json', '--separator', ';'], '--separator is for csv only'],
    [['retry'], 'Give either'],
    [['retry', 'FA-7Q2M-K4TD', '--all-failed'], 'Give either'],
    [['purge', '--older-than', '0d', '--yes'], 'such as 30d, 6m or 2y'],
    [['erase', '--yes'], 'Whose requests?'],
    [['erase', '--email', 'ada', '--yes'], 'is not an e-mail address'],
    [['help', 'lst'], 'There is no command "lst"'],
  ])('%j', async (args, reason) => {
    const { code, out, error } = await inbox(args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(error.split('\n')[0]).toContain(reason)
    expect(error).toContain('npm run inbox -- help')
    expect(await sample.store.list({})).toHaveLength(5)
  })
})

describe('help', () => {
  test.each([[['help']], [['--help']], [['-h']]])('%j lists every command', async (args) => {
    const { code, out } = await inbox(args)
    expect(code).toBe(0)
    for (const { name, summary } of commands)
      expect(out).toContain(`  ${name.padEnd(8)}${summary}
`)
    expect(out).toContain('Exit code: 0 done')
  })

  test.each(commands.map(({ name }) => name))(
    '%s is explained, with examples that parse',
    async (name) => {
      const { out } = await inbox(['help', name])
      expect((await inbox([name, '--help'])).out).toBe(out)
      const [, examples = ''] = out.split(/Examples?\n/)
      const given = examples.trim().split('\n')
      expect(given.length).toBeGreaterThan(0)
      for (const example of given) {
        const words = example.trim().replace(/^npm run (?:--silent )?inbox(?: -- )?/, '')
        expect(
          (
            await inbox(
              words
                .replace(/--output \S+/, '')
                .replace('/backup/', `${sample.dataDir}/copy-of-`)
                .split(' ')
                .filter(Boolean),
            )
          ).code,
        ).toBe(0)
      }
      for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(120)
    },
  )
})

describe('surroundings', () => {
  test('no store yet is said, and none is made', async () => {
    const empty = join(mkdtempSync(join(tmpdir(), 'inbox-none-')), 'data')
    const { code, out, error } = await inbox(['list'], { env: { DATA_DIR: empty } })
    expect({ code, out }).toEqual({ code: 0, out: '' })
    expect(error).toContain(`There are no requests yet in ${empty}`)
    expect(existsSync(empty)).toBe(false)
  })

  test('wrong values of the environment are one line, without their text', async () => {
    const env = { DATABASE_URL: 'mysql://user:hunter2@host/db' }
    const { code, error } = await inbox(['list'], { env })
    expect(code).toBe(1)
    expect(error).toMatch(/^.*DATABASE_URL must be a postgres:\/\/ or postgresql:\/\/ URL.*\n$/)
    expect(error).not.toContain('hunter2')
  })

  test('a database that does not answer ends with 1 and one line, without its password', async () => {
    const env = { DATABASE_URL: 'postgres://user:hunter2@127.0.0.1:9/requests' }
    const { code, out, error } = await inbox(['list'], { env })
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(error).toMatch(/^The store is not available: .*ECONNREFUSED.*\n$/)
    expect(error).not.toContain('hunter2')
  })

  test('an empty DATABASE_URL counts as unset', async () => {
    expect((await inbox(['list'], { env: { DATABASE_URL: '' } })).code).toBe(0)
  })

  test('values that only the server needs are of no concern', async () => {
    expect((await inbox(['list'], { env: { PORT: 'x' } })).code).toBe(0)
  })

  test('a damaged store ends with 1 and one line', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'inbox-damaged-'))
    writeFileSync(join(folder, 'requests.db'), 'no database at all'.repeat(100))
    const { code, error } = await inbox(['list'], { env: { DATA_DIR: folder } })
    expect(code).toBe(1)
    expect(error.trim().split('\n')).toEqual([expect.stringContaining('damaged')])
  })
})
