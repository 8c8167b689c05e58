import pg from 'pg'
import { expect, test, vi } from 'vitest'
import type { Log } from '../../log.ts'
import { StoreUnusable } from '../engine.ts'
import { cuttableProxy } from '../testing/cuttable-proxy.ts'
import { openFor, silent } from '../testing/engines.ts'
import { postgresUrl } from '../testing/postgres.ts'
import { aSubmission } from '../testing/samples.ts'

const unavailable = { name: 'StoreUnavailable' }

async function query(url: string, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await client.query(text)
  } finally {
    await client.end()
  }
}

test('starts while the server is down, and heals by itself', async () => {
  const proxy = await cuttableProxy(await postgresUrl())
  const store = await openFor({ dataDir: '/nowhere', databaseUrl: proxy.url })
  await expect(store.submit(aSubmission())).rejects.toMatchObject(unavailable)
  await expect(store.nextDue('mail')).rejects.toMatchObject(unavailable)
  await proxy.restore()
  expect(await store.submit(aSubmission())).toEqual({ kind: 'stored' })
  await store.close()
  await proxy.cut()
})

test('logs an outage once a minute, by its code', async () => {
  const lines: unknown[] = []
  const log = { ...silent, error: (...values: unknown[]) => lines.push(values) } as Log
  const proxy = await cuttableProxy(await postgresUrl())
  const store = await openFor({ dataDir: '/nowhere', databaseUrl: proxy.url }, log)
  await expect(store.submit(aSubmission())).rejects.toMatchObject(unavailable)
  await expect(store.submit(aSubmission())).rejects.toMatchObject(unavailable)
  expect(lines).toEqual([[{ error: 'Error', code: 'ECONNREFUSED' }, 'the store is not available']])
})

test('acknowledges nothing that is lost when the connection breaks, and goes on afterwards', async () => {
  const url = await postgresUrl()
  const proxy = await cuttableProxy(url)
  await proxy.restore()
  const store = await openFor({ dataDir: '/nowhere', databaseUrl: proxy.url })
  const submissions = Array.from({ length: 40 }, () => aSubmission())
  let cutting: Promise<void> | undefined
  let acknowledged = 0
  const results = await Promise.allSettled(
    submissions.map(async (submission) => {
      const outcome = await store.submit(submission)
      expect(outcome).toEqual({ kind: 'stored' })
      if (++acknowledged === 5) cutting = proxy.cut()
      return submission.request.id
    }),
  )
  await cutting
  const promised = results.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  const refused = results.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  expect(refused.length).toBeGreaterThan(0)
  for (const reason of refused) expect(reason).toMatchObject(unavailable)

  await proxy.restore()
  const kept = new Set((await store.list({})).map(({ id }) => id))
  for (const id of promised) expect(kept).toContain(id)
  expect(await store.submit(aSubmission())).toEqual({ kind: 'stored' })
  await store.close()
  await proxy.cut()
})

test('survives connections that the server ends, idle or at work', async () => {
  const url = await postgresUrl()
  const store = await openFor({ dataDir: '/nowhere', databaseUrl: url })
  const others = `select count(pg_terminate_backend(pid)) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`
  const name = 'x'.repeat(2_000_000)
  const working = Promise.allSettled(
    Array.from({ length: 5 }, () => store.submit(aSubmission({ name }))),
  )
  await query(url, others)
  for (const result of await working) {
    if (result.status === 'rejected') expect(result.reason).toMatchObject(unavailable)
  }
  await query(url, others)
  // As many as there are connections: each of them may find out only now that it was ended.
  const next = Array.from({ length: 5 }, () => store.submit(aSubmission()))
  for (const result of await Promise.allSettled(next)) {
    if (result.status === 'rejected') expect(result.reason).toMatchObject(unavailable)
  }
  expect(await store.submit(aSubmission())).toEqual({ kind: 'stored' })
})

test('a silent server costs one wait, then nobody waits, and it heals by itself', async () => {
  const proxy = await cuttableProxy(await postgresUrl())
  await proxy.restore()
  const store = await openFor({ dataDir: '/nowhere', databaseUrl: proxy.url })
  const before = aSubmission()
  await store.submit(before)
  proxy.freeze()
  await expect(store.submit(aSubmission())).rejects.toMatchObject(unavailable)
  const startedAt = performance.now()
  const more = Array.from({ length: 20 }, () => store.submit(aSubmission()))
  for (const result of await Promise.allSettled(more)) {
    expect(result).toMatchObject({ status: 'rejected', reason: unavailable })
  }
  // Within 2 s is what is promised for each; all of them took that.
  expect(performance.now() - startedAt).toBeLessThan(2_000)

  proxy.thaw()
  const after = aSubmission()
  await vi.waitFor(async () => expect(await store.submit(after)).toEqual({ kind: 'stored' }), {
    timeout: 10_000,
    interval: 200,
  })
  expect((await store.list({})).map(({ id }) => id).sort()).toEqual(
    [before, after].map(({ request }) => request.id).sort(),
  )
  await store.close()
  await proxy.cut()
})

test('starts while the server is silent, and heals by itself', async () => {
  const proxy = await cuttableProxy(await postgresUrl())
  await proxy.restore()
  proxy.freeze()
  // As long as a start waits.
  const startLimitMs = undefined
  const store = await openFor({ dataDir: '/nowhere', databaseUrl: proxy.url, startLimitMs })
  await expect(store.submit(aSubmission())).rejects.toMatchObject(unavailable)
  proxy.thaw()
  await vi.waitFor(
    async () => expect(await store.submit(aSubmission())).toEqual({ kind: 'stored' }),
    {
      timeout: 10_000,
      interval: 200,
    },
  )
  await store.close()
  await proxy.cut()
})

test('stops the start when the server refuses user or database', async () => {
  const url = await postgresUrl()
  const refused = {
    'password authentication failed': Object.assign(new URL(url), { password: 'wrong' }),
    'database "nowhere" does not exist': Object.assign(new URL(url), { pathname: '/nowhere' }),
  }
  for (const [reason, { href: databaseUrl }] of Object.entries(refused)) {
    const opening = openFor({ dataDir: '/nowhere', databaseUrl })
    await expect(opening, reason).rejects.toThrow(StoreUnusable)
    await expect(opening).rejects.toThrow(reason)
  }
})

test('has settings of its own, whatever the defaults of the database are', async () => {
  const url = await postgresUrl()
  const name = new URL(url).pathname.slice(1)
  await query(url, `alter database ${name} set synchronous_commit = off`)
  await query(url, `alter database ${name} set default_transaction_isolation = 'serializable'`)
  const store = await openFor({ dataDir: '/nowhere', databaseUrl: url })
  await query(url, recordSettings)
  const posts = Array.from({ length: 8 }, () => store.submit(aSubmission()))
  for (const outcome of await Promise.all(posts)) expect(outcome).toEqual({ kind: 'stored' })
  const { rows } = await query(url, 'select distinct * from settings_seen')
  const isolation = 'read committed'
  expect(rows).toEqual([{ durable: 'on', isolation, statement: '3s', lock: '3s', idle: '10s' }])
})

/** Notes what the store's connections are set to when they write a request. */
const recordSettings = `
  create table settings_seen (
    durable text, isolation text, statement text, lock text, idle text);
  create function note_settings() returns trigger language plpgsql as $$ begin
    insert into settings_seen values (
      current_setting('synchronous_commit'), current_setting('transaction_isolation'),
      current_setting('statement_timeout'),
      current_setting('lock_timeout'), current_setting('idle_in_transaction_session_timeout'));
    return new;
  end $$;
  create trigger note_settings after insert on requests for each row execute function note_settings()`

test('answers 503 on a read-only standby instead of failing', async () => {
  const url = await postgresUrl()
  await (await openFor({ dataDir: '/nowhere', databaseUrl: url })).close()
  const name = new URL(url).pathname.slice(1)
  await query(url, `alter database ${name} set default_transaction_read_only = on`)
  const store = await openFor({ dataDir: '/nowhere', databaseUrl: url })
  await expect(store.submit(aSubmission())).rejects.toMatchObject(unavailable)
})

test('refuses a database that cannot write every name', async () => {
  const url = await postgresUrl()
  const latin = `${new URL(url).pathname.slice(1)}_latin`
  await query(url, `create database ${latin} encoding 'LATIN1' locale 'C' template template0`)
  const databaseUrl = Object.assign(new URL(url), { pathname: `/${latin}` }).href
  const opening = openFor({ dataDir: '/nowhere', databaseUrl }, silent)
  await expect(opening).rejects.toThrow(StoreUnusable)
  await expect(opening).rejects.toThrow(/encoded in LATIN1/)
})

test('sorts instants as they follow in time, whatever the language of the database is', async () => {
  const url = await postgresUrl()
  await openFor({ dataDir: '/nowhere', databaseUrl: url })
  const { rows } = await query(
    url,
    `select table_name, column_name from information_schema.columns
      where table_schema = 'public' and data_type = 'text' and collation_name is distinct from 'C'`,
  )
  expect(rows).toEqual([])
})
