import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { postgresUrl } from '../../server/store/testing/postgres.ts'
import { sampleIds, sampleInbox } from './testing/sample-inbox.ts'

/* The command as an operator gives it: a process of its own on the SQLite file that the server has open. */

const root = join(import.meta.dirname, '../..')

type Answer = { code: number | null; out: string; error: string }

function run(command: string, args: string[], env: NodeJS.ProcessEnv): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    const answer: Answer = { code: null, out: '', error: '' }
    child.stdout.on('data', (chunk) => {
      answer.out += chunk
    })
    child.stderr.on('data', (chunk) => {
      answer.error += chunk
    })
    child.on('error', reject)
    child.on('close', (code) => resolve({ ...answer, code }))
  })
}

test('an operator lists, reads, exports, sends again, purges and erases', async () => {
  const { dataDir, store } = await sampleInbox()
  const inbox = (...args: string[]) =>
    run(process.execPath, ['scripts/inbox.ts', ...args], {
      ...process.env,
      DATA_DIR: dataDir,
      COLUMNS: '80',
    })
  const done = async (...args: string[]) => {
    const { code, out, error } = await inbox(...args)
    expect({ args, code }).toEqual({ args, code: 0 })
    return out + error
  }

  const listed = await done()
  expect(listed).toContain('FA-7Q2M-K4TD  2026-11-20 10:30  message')
  for (const line of listed.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
  expect(await done('show', 'FA-7Q2M-K4TD')).toContain('SMTP 550')

  const file = join(dataDir, 'requests.csv')
  expect(await done('export', '--format', 'csv', '--output', file)).toContain('5 requests exported')
  expect(readFileSync(file, 'utf8').split('\r\n')).toHaveLength(8)

  expect(await done('retry', '--all-failed')).toContain('1 delivery will be sent again.')
  expect((await store.deliveriesOf(sampleIds.message))[0]?.state).toBe('pending')

  expect(await done('purge', '--older-than', '6m')).toContain('Nothing has been deleted.')
  expect(await done('purge', '--older-than', '6m', '--yes')).toContain('deleted, with 1 mail file.')
  expect(await store.request(sampleIds.oldMessage)).toBeUndefined()

  await done('erase', '--email', 'ada@example.com', '--yes')
  expect(await store.request(sampleIds.message)).toBeUndefined()
  expect(await store.request(sampleIds.trial)).toBeDefined()

  const wrong = await inbox('lst')
  expect(wrong).toMatchObject({ code: 2, out: '' })
  await store.close()
  // Nobody's data stay in the file after their requests have gone.
  expect(readFileSync(join(dataDir, 'requests.db')).includes('ada@example.com')).toBe(false)
})

test('requests in PostgreSQL are read and deleted the same way', async () => {
  const databaseUrl = await postgresUrl()
  const { dataDir, store } = await sampleInbox(databaseUrl)
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
  const inbox = (...args: string[]) => run(process.execPath, ['scripts/inbox.ts', ...args], env)
  expect(await inbox('list', '--failed')).toMatchObject({
    code: 0,
    error: '',
    out: expect.stringContaining('FA-7Q2M-K4TD'),
  })
  const erased = await inbox('erase', '--email', 'ada@example.com', '--yes')
  expect(erased).toMatchObject({ code: 0, error: '' })
  expect(erased.out.split('\n')).toEqual([
    '1 request deleted, with 1 mail file.',
    expect.stringMatching(/up to 1 more may lie on other machines. .* within two minutes/),
    '',
  ])
  expect(await inbox('purge', '--yes')).toMatchObject({ code: 0, error: '' })
  expect(await store.list({})).toHaveLength(3)
  // Nothing is kept beside the database but mail files.
  expect(readdirSync(dataDir)).toEqual(['mail'])
  await store.close()
})

test('npm finds the right Node, and what comes after the dashes arrives', async () => {
  const { dataDir, store } = await sampleInbox()
  // As on a machine with another Node: npm alone puts node_modules/.bin in front.
  const folders = (process.env.PATH ?? '').split(delimiter)
  const path = folders.filter((folder) => !folder.includes('node_modules')).join(delimiter)
  const env = { ...process.env, PATH: path, DATA_DIR: dataDir }
  const args = ['run', '--silent', 'inbox', '--', 'list', '--kind', 'trial', '--json']
  const { code, out } = await run('npm', args, env)
  expect(code).toBe(0)
  expect(JSON.parse(out)).toMatchObject([{ id: sampleIds.trial, name: 'Jörg Weiß' }])
  await store.close()
})
