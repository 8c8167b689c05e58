import { once } from 'node:events'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { type Access, createAccess, Overtaken } from './access.ts'
import type { Connection } from './engine.ts'
import { postgresEngine } from './postgres/postgres-engine.ts'
import { sqliteEngine } from './sqlite/sqlite-engine.ts'
import { silent, temporaryDirectory } from './testing/engines.ts'
import { postgresUrl } from './testing/postgres.ts'

async function postgresAccess(): Promise<Access> {
  const access = createAccess(postgresEngine(await postgresUrl(), silent), silent)
  onTestFinished(() => access.close())
  return access
}

const setSecret = (transaction: Connection, name: string, value: string) =>
  transaction.updateTable('secrets').set({ value }).where('name', '=', name).execute()

test('runs a transaction again that another was in the way of', async () => {
  const access = await postgresAccess()
  const names = ['one', 'other']
  await access.write((transaction) =>
    transaction
      .insertInto('secrets')
      .values(names.map((name) => ({ name, value: '' })))
      .execute(),
  )
  const holding = new EventTarget()
  const both = Promise.all(names.map((name) => once(holding, name)))
  let runs = 0
  // Each holds its own row before it wants the other's: PostgreSQL ends one of them.
  const crossing = names.map((name) =>
    access.write(async (transaction) => {
      runs++
      await setSecret(transaction, name, `set by ${name}`)
      holding.dispatchEvent(new Event(name))
      await both
      for (const each of names) await setSecret(transaction, each, `set by ${name}`)
      return name
    }),
  )
  expect(await Promise.all(crossing)).toEqual(names)
  // One of them at least; on a slow machine the two may meet again.
  expect(runs).toBeGreaterThan(names.length)
  const rows = await access.read((connection) =>
    connection.selectFrom('secrets').selectAll().execute(),
  )
  expect(new Set(rows.map(({ value }) => value)).size).toBe(1)
})

test('gives up when others are always in the way', async () => {
  const access = createAccess(sqliteEngine(temporaryDirectory()), silent)
  onTestFinished(() => access.close())
  let runs = 0
  const failing = access.write(async () => {
    runs++
    throw new Overtaken()
  })
  await expect(failing).rejects.toMatchObject({ name: 'StoreUnavailable' })
  expect(runs).toBe(5)
})

test('survives a connection that breaks between two statements', async () => {
  const access = await postgresAccess()
  await access.open()
  const failing = access.write(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
    await access.read((other) =>
      sql`select pg_terminate_backend(${sql.lit(rows[0]?.pid ?? 0)}, 5000)`.execute(other),
    )
    // The end of the connection arrives while nothing is asked of it.
    await access.read((other) => sql`select pg_sleep(0.05)`.execute(other))
    await sql`select 1`.execute(transaction)
  })
  await expect(failing).rejects.toMatchObject({ name: 'StoreUnavailable' })
  const { rows } = await access.read((connection) => sql`select 1 as one`.execute(connection))
  expect(rows).toEqual([{ one: 1 }])
})

test('begins again on another connection when one was ended while it was idle', async () => {
  const lost = new Error('terminated')
  let ended = 1
  let runs = 0
  const connection = {
    transaction: () => ({
      execute: async (work: (transaction: object) => Promise<unknown>) => {
        if (ended-- > 0) throw lost
        return work({})
      },
    }),
  } as unknown as Connection
  const access = createAccess(
    {
      open: async () => connection,
      confirm: () => {},
      kindOf: () => 'outage',
      writesConcurrently: true,
      lockAddress: async () => {},
      requireRoom: () => {},
      scrub: async () => {},
      close: async () => {},
    },
    silent,
  )
  expect(await access.write(async () => ++runs)).toBe(1)

  const failing = access.write(async () => {
    runs++
    throw lost
  })
  await expect(failing).rejects.toMatchObject({ name: 'StoreUnavailable' })
  expect(runs).toBe(2)

  ended = 2
  await expect(access.write(async () => ++runs)).rejects.toMatchObject({ cause: { cause: lost } })
})
