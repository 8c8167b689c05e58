import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test, vi } from 'vitest'
import { newMessage, post } from './support/posts.ts'
import { newDataDir, type SiteProcess, startSite } from './support/site-process.ts'
import { type SmtpMood, SmtpReceiver } from './support/smtp-receiver.ts'

/*
 * Whatever the mail server does, every post is acknowledged, and every mail arrives once the server is
 * well again. First retry within 10 s.
 */
const arrival = { timeout: 40_000, interval: 100 }
const visits = 3

interface Trial {
  receiver: SmtpReceiver
  site: SiteProcess
  dataDir: string
  port: number
}

async function startWith(receiver: SmtpReceiver): Promise<Trial> {
  const dataDir = newDataDir()
  const port = await receiver.listen()
  const site = await startSite({
    DATA_DIR: dataDir,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'silent',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
  })
  return { receiver, site, dataDir, port }
}

async function end({ receiver, site }: Trial): Promise<void> {
  await site.stop()
  await receiver.close()
}

/** Posts a few messages; all must be acknowledged. Gives their addresses. */
async function visit(site: SiteProcess): Promise<string[]> {
  const messages = Array.from({ length: visits }, () => newMessage())
  const answers = await Promise.all(
    messages.map((message) => post(`${site.origin}/api/messages`, message)),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(visits).fill(201))
  return messages.map(({ email }) => email)
}

/** Every visitor has their mail, and the operator one for each. */
async function everyMailArrives(receiver: SmtpReceiver, addresses: readonly string[]) {
  await vi.waitFor(() => {
    for (const address of addresses) expect(receiver.to(address).length).toBeGreaterThan(0)
    expect(new Set(receiver.mails.map(({ id }) => id)).size).toBe(2 * addresses.length)
  }, arrival)
}

function ids(receiver: SmtpReceiver): string[] {
  return receiver.mails.map(({ id }) => id)
}

test.concurrent('a mail server that is down delays mails and loses none', async () => {
  const trial = await startWith(new SmtpReceiver())
  await trial.receiver.close()
  const addresses = await visit(trial.site)
  const back = new SmtpReceiver()
  await new Promise((resolve) => setTimeout(resolve, 1500))
  await back.listen(trial.port)
  await everyMailArrives(back, addresses)
  expect(new Set(ids(back)).size).toBe(ids(back).length)
  await end({ ...trial, receiver: back })
})

for (const mood of ['defer', 'cut'] satisfies SmtpMood[]) {
  test.concurrent(`a mail server that answers with "${mood}" gets every mail later, once`, async () => {
    const trial = await startWith(new SmtpReceiver())
    trial.receiver.mood = mood
    const addresses = await visit(trial.site)
    await vi.waitFor(() => expect(trial.receiver.attempts).toBeGreaterThanOrEqual(visits), arrival)
    trial.receiver.mood = 'accept'
    await everyMailArrives(trial.receiver, addresses)
    expect(new Set(ids(trial.receiver)).size).toBe(ids(trial.receiver).length)
    await end(trial)
  })
}

test.concurrent('after a lost answer the copy has the same Message-ID', async () => {
  const trial = await startWith(new SmtpReceiver())
  trial.receiver.mood = 'lose-answer'
  const addresses = await visit(trial.site)
  await vi.waitFor(() => expect(trial.receiver.mails.length).toBeGreaterThan(0), arrival)
  const lost = trial.receiver.mails[0]?.id
  trial.receiver.mood = 'accept'
  await vi.waitFor(() => {
    expect(ids(trial.receiver).filter((id) => id === lost).length).toBeGreaterThan(1)
  }, arrival)
  await everyMailArrives(trial.receiver, addresses)
  await end(trial)
})

test.concurrent('a mail server that greets late keeps nobody waiting', async () => {
  const receiver = new SmtpReceiver()
  receiver.greetingDelayMs = 4000
  const trial = await startWith(receiver)
  const addresses = await visit(trial.site)
  expect(receiver.mails).toEqual([])
  expect((await fetch(`${trial.site.origin}/healthz`)).status).toBe(200)
  await everyMailArrives(receiver, addresses)
  expect(new Set(ids(receiver)).size).toBe(ids(receiver).length)
  await end(trial)
})

test.concurrent('a refused address keeps the lead: the operator is told, the delivery stays visible', async () => {
  const trial = await startWith(new SmtpReceiver())
  trial.receiver.mood = 'reject'
  const addresses = await visit(trial.site)
  await vi.waitFor(() => {
    expect(deliveries(trial.dataDir)).toEqual([
      { audience: 'operator', state: 'delivered', count: visits },
      { audience: 'visitor', state: 'dead', count: visits },
    ])
  }, arrival)
  for (const address of addresses) {
    expect(trial.receiver.mails.some(({ text }) => text.includes(address))).toBe(true)
  }
  await end(trial)
})

function deliveries(dataDir: string): unknown[] {
  const database = new DatabaseSync(join(dataDir, 'requests.db'), { readOnly: true })
  const rows = database
    .prepare(
      `SELECT audience, state, count(*) AS count FROM deliveries
       GROUP BY audience, state ORDER BY audience, state`,
    )
    .all()
  database.close()
  return rows.map((row) => ({ ...row }))
}
