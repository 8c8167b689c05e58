import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { StoreUnusable } from './engine.ts'
import { migrate } from './migrate.ts'
import { apply, type Migration, migrations } from './migrations.ts'
import { postgresDialect } from './postgres/postgres-engine.ts'
import { sqliteDialect } from './sqlite/sqlite-engine.ts'
import { describeEngines, openFor, type StorePlace } from './testing/engines.ts'
import { onTables } from './testing/on-tables.ts'
import { remoteStore } from './testing/remote-store.ts'
import { aCall, aDelivery, aRequest, aSubmission, later, noon } from './testing/samples.ts'

const appliedNames = (place: StorePlace) =>
  onTables<string[]>(place, async (connection) => {
    const rows = await connection.selectFrom('migrations').select('name').execute()
    return rows.map(({ name }) => name)
  })

/** Updates the store as a version would that knows one step more. */
async function migrateLater(place: StorePlace, { isAdditive }: { isAdditive: boolean }) {
  const step = 'alter table requests add column later_column text'
  const later: Migration = { name: '9999 later', isAdditive, statements: () => [step] }
  const dialect = place.databaseUrl ? postgresDialect : sqliteDialect
  await onTables(place, (connection) =>
    migrate(connection, dialect, async () => undefined, [...migrations, later]),
  )
}

/** The store as the first version made it. */
async function makeFirstStore(place: StorePlace) {
  const dialect = place.databaseUrl ? postgresDialect : sqliteDialect
  await onTables(place, async (connection) => {
    for (const { name } of await connection.introspection.getTables()) {
      await sql.raw(`drop table ${name} ${place.databaseUrl ? 'cascade' : ''}`).execute(connection)
    }
    const [first] = migrations
    if (first) await apply(first, connection, dialect)
    await sql`create table migrations (name text primary key, applied_at text not null)`.execute(
      connection,
    )
    await sql`insert into migrations values ('0001 requests', ${noon})`.execute(connection)
  })
}

describeEngines((newPlace) => {
  test('keeps requests when it is opened again', async () => {
    const place = await newPlace()
    const submission = aSubmission()
    const first = await openFor(place)
    await first.submit(submission)
    await first.close()
    const second = await openFor(place)
    expect(await second.list({})).toMatchObject([{ id: submission.request.id }])
  })

  test('is set up once when several processes open it at once', async () => {
    const place = await newPlace()
    const opened = await Promise.all([
      ...Array.from({ length: 4 }, () => openFor(place)),
      remoteStore(place),
      remoteStore(place),
    ])
    expect(opened).toHaveLength(6)
    expect(await appliedNames(place)).toEqual(migrations.map(({ name }) => name))
    await Promise.all(opened.map((each) => ('kill' in each ? each.kill() : each.close())))
  })

  test('works on after a later version has added to it, and that version goes on where it was', async () => {
    const place = await newPlace()
    const before = aSubmission()
    await (await openFor(place)).submit(before)
    await migrateLater(place, { isAdditive: true })

    const older = await openFor(place)
    expect(await older.list({})).toMatchObject([{ id: before.request.id }])
    expect(await older.submit(aSubmission())).toEqual({ kind: 'stored' })
    await older.close()
    await migrateLater(place, { isAdditive: true })
    expect(await appliedNames(place)).toContain('9999 later')
  })

  test('is refused, untouched, after a later version has changed what is there', async () => {
    const place = await newPlace()
    await openFor(place)
    await migrateLater(place, { isAdditive: false })
    const names = await appliedNames(place).catch((error) => error)
    expect(names).toMatchObject({ name: 'StoreUnavailable', cause: { name: 'StoreUnusable' } })
    const opening = openFor(place)
    await expect(opening).rejects.toThrow(StoreUnusable)
    await expect(opening).rejects.toThrow(/newer format \("9999 later"\).*cannot work with; start/)
  })

  test('takes over a store that was made before steps had names', async () => {
    const place = await newPlace()
    await makeFirstStore(place)
    await openFor(place)
    expect(await appliedNames(place)).toEqual(migrations.map(({ name }) => name))
  })

  test('applies all steps of an update or none', async () => {
    const place = await newPlace()
    const steps: Migration[] = [
      { name: '1', isAdditive: true, statements: () => ['create table first (id integer)'] },
      {
        name: '2',
        isAdditive: true,
        statements: () => ['create table second (id integer)', 'no such statement'],
      },
    ]
    const dialect = { text: 'text', tableOptions: '', isShared: false }
    await onTables(place, async (connection) => {
      await connection.deleteFrom('migrations').execute()
      await expect(migrate(connection, dialect, async () => undefined, steps)).rejects.toThrow()
      const rows = await connection.selectFrom('migrations').selectAll().execute()
      expect(rows).toEqual([])
      // It can run again: nothing of the first attempt is left.
      await expect(
        migrate(connection, dialect, async () => undefined, steps.slice(0, 1)),
      ).resolves.toBeUndefined()
    })
  })

  test('gives every process the same secret, and each name another', async () => {
    const place = await newPlace()
    const stores = [await openFor(place), await openFor(place)]
    const secrets = await Promise.all(
      Array.from({ length: 8 }, (_, index) => stores[index % 2]?.secret('links')),
    )
    expect(new Set(secrets).size).toBe(1)
    expect(secrets[0]).toMatch(/^[\w-]{43}$/)
    expect(await stores[0]?.secret('other')).not.toBe(secrets[0])
    expect(await (await openFor(place)).secret('links')).toBe(secrets[0])
  })

  test('finishes what runs when it is closed, and refuses what comes later', async () => {
    const place = await newPlace()
    const store = await openFor(place)
    const submissions = Array.from({ length: 10 }, () => aSubmission())
    const running = submissions.map((submission) => store.submit(submission))
    await store.close()
    await store.close()
    for (const outcome of await Promise.all(running)) expect(outcome).toEqual({ kind: 'stored' })
    await expect(store.submit(aSubmission())).rejects.toMatchObject({ name: 'StoreUnavailable' })
    expect(await (await openFor(place)).list({})).toHaveLength(10)
  })

  test('refuses values that make no sense, as a mistake of the caller, without repeating them', async () => {
    const store = await openFor(await newPlace())
    const wrong = [
      { kind: 'gift' as 'trial' },
      { locale: 'fr' as 'de' },
      { createdAt: '24 November' },
      { kind: 'call' as const, confirmedAt: noon },
    ]
    for (const values of wrong) {
      const request = { ...aRequest(), name: 'Ada Secret', ...values }
      const failing = store.submit({ ...aSubmission(), request, deliveries: [] })
      const error = (await failing.catch((each) => each)) as Error
      expect(error).toBeInstanceOf(Error)
      expect(error.name).not.toBe('StoreUnavailable')
      expect(`${error.stack} ${JSON.stringify(error)}`).not.toContain('Ada Secret')
    }
    const request = aRequest()
    const deliveries = [{ ...aDelivery(request.id), id: 'd1' }]
    await expect(store.submit({ ...aSubmission(), request, deliveries })).rejects.toThrow(
      RangeError,
    )
    expect(await store.list({})).toEqual([])
  })

  test('lets two processes book and deliver side by side', async () => {
    const place = await newPlace()
    const [one, other] = await Promise.all([remoteStore(place), remoteStore(place)])
    const stores = [one.store, other.store, await openFor(place)]
    const starts = Array.from({ length: 20 }, (_, index) => later(60 * index))
    // One time after the other: all at once wait for each other, on a slow machine longer than the store lets them.
    for (const start of starts) {
      const outcomes = await Promise.all(stores.map((store) => store.submit(aCall(start))))
      const kinds = outcomes.map(({ kind }) => kind).toSorted()
      expect(kinds).toEqual(['stored', 'time-taken', 'time-taken'])
    }
    const claims = await Promise.all(
      stores.flatMap((store) => [1, 2, 3].map(() => store.claim(noon, later(2), 4, 'mail'))),
    )
    const ids = claims.flat().map(({ id }) => id)
    expect(new Set(ids).size).toBe(20)
    expect(ids).toHaveLength(20)
    await Promise.all([one.kill(), other.kill()])
  })

  test('has every acknowledged request after its process was killed', async () => {
    const place = await newPlace()
    const process = await remoteStore(place)
    const submissions = Array.from({ length: 40 }, () => aSubmission())
    let acknowledged = 0
    const posts = submissions.map(async (submission) => {
      await process.store.submit(submission)
      acknowledged++
      if (acknowledged === 15) await process.kill()
      return submission.request.id
    })
    const results = await Promise.allSettled(posts)
    const promised = results.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    expect(promised.length).toBeGreaterThanOrEqual(15)
    const kept = new Set((await (await openFor(place)).list({})).map(({ id }) => id))
    for (const id of promised) expect(kept).toContain(id)
  })
})
