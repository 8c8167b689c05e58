import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MailFolder } from '../../server/testing/mail-folder.ts'
import { freeStarts, newCall, newMessage, post } from './support/posts.ts'
import { newDataDir, type SiteProcess, startSite } from './support/site-process.ts'

/*
 * Whatever was acknowledged with 201 is in the store after a power cut of the process, once, and
 * the store is whole.
 */
const rounds = 20
const writers = 8
/** A round is cut when so many posts have been acknowledged, with others under way. */
const postsPerRound = 50
const environment = { DATA_DIR: newDataDir(), TRUST_PROXY: '1', LOG_LEVEL: 'silent' }
const acknowledged: { key: string; id: string }[] = []
const unanswered: { key: string; body: Record<string, unknown> }[] = []
const checks: string[] = []

beforeAll(async () => {
  for (let round = 0; round < rounds; round += 1) {
    const site = await startSite(environment)
    const cut = new AbortController()
    const storm = Promise.all(Array.from({ length: writers }, () => postUntilCut(site, cut.signal)))
    const enough = (round + 1) * postsPerRound
    while (acknowledged.length < enough) await new Promise((resolve) => setTimeout(resolve, 5))
    cut.abort()
    await site.kill()
    await storm
    checks.push(integrity())
  }
}, 900_000)

/** A post that fails before the cut, on a machine that stands still for a while, is not the last one. */
async function postUntilCut(site: SiteProcess, cut: AbortSignal): Promise<void> {
  while (!cut.aborted) {
    const key = crypto.randomUUID()
    const body = newMessage()
    try {
      const answer = await post(`${site.origin}/api/messages`, body, { 'Idempotency-Key': key })
      if (answer.status === 201) acknowledged.push({ key, id: String(answer.body.id) })
      else throw new TypeError(`answered ${answer.status}: ${JSON.stringify(answer.body)}`)
    } catch (error) {
      if (error instanceof TypeError && /answered/.test(error.message)) throw error
      unanswered.push({ key, body })
    }
  }
}

function open(): DatabaseSync {
  return new DatabaseSync(join(environment.DATA_DIR, 'requests.db'))
}

function integrity(): string {
  const database = open()
  const whole = database.prepare('PRAGMA integrity_check').all()
  const foreign = database.prepare('PRAGMA foreign_key_check').all()
  database.close()
  return JSON.stringify([whole, foreign])
}

function storedIds(): string[] {
  const database = open()
  const rows = database.prepare('SELECT id FROM requests').all()
  database.close()
  return rows.map((row) => String(row.id))
}

test(`${rounds} power cuts under load lose no acknowledged request`, () => {
  expect(acknowledged.length).toBeGreaterThanOrEqual(rounds * postsPerRound)
  const stored = new Set(storedIds())
  expect(acknowledged.filter(({ id }) => !stored.has(id))).toEqual([])
})

test('the database is whole after each of them', () => {
  expect(checks).toEqual(Array(rounds).fill('[[{"integrity_check":"ok"}],[]]'))
})

test('a post that was cut off and is sent again is stored once', async () => {
  const site = await startSite(environment)
  const answers = []
  for (const { key, body } of unanswered) {
    answers.push(await post(`${site.origin}/api/messages`, body, { 'Idempotency-Key': key }))
  }
  await site.stop()
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  const database = open()
  const twice = database
    .prepare('SELECT email FROM requests GROUP BY email HAVING count(*) > 1')
    .all()
  database.close()
  expect(twice).toEqual([])
})

test('two processes on one directory give every time to one of two', async () => {
  const dataDir = newDataDir()
  const shared = { ...environment, DATA_DIR: dataDir }
  const [one, other] = await Promise.all([startSite(shared), startSite(shared)])
  const mails = new MailFolder(join(dataDir, 'mail'))
  const outcomes: string[] = []
  for (const start of (await freeStarts(one.origin)).filter((_, at) => at % 2 === 0).slice(0, 30)) {
    // Sent as fast as programs do, so that no time is held: whoever confirms first has it.
    const calls = [newCall(start), newCall(start)]
    const sites = [one, other]
    for (const call of calls) await post(`${one.origin}/api/calls`, { ...call, elapsed: 1 })
    const tokens = await Promise.all(calls.map(({ email }) => mails.callToken(email)))
    const answers = await Promise.all(
      tokens.map((call, at) => post(`${sites[at]?.origin}/api/calls/confirm`, { call })),
    )
    const statuses = answers.map(({ status }) => status)
    outcomes.push(statuses.toSorted((a, b) => a - b).join('+'))
  }
  expect(await Promise.all([one.stop(), other.stop()])).toEqual([0, 0])
  // Calls of 45 minutes with a pause of 15 on a grid of 30 minutes: every second time is free of its neighbours.
  expect(outcomes).toEqual(Array(30).fill('200+409'))
})

let site: SiteProcess
afterAll(() => site?.stop())

test('of 50 posts for one time at once, one holds it', async () => {
  site = await startSite({ ...environment, DATA_DIR: newDataDir() })
  const [start] = await freeStarts(site.origin)
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => post(`${site.origin}/api/calls`, newCall(start))),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(1)
  expect(statuses.filter((status) => status === 409)).toHaveLength(49)
  expect(await freeStarts(site.origin)).not.toContain(start)
})
