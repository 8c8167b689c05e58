import { expect, test } from 'vitest'
import { cuttableProxy } from '../testing/cuttable-proxy.ts'
import { silent } from '../testing/engines.ts'
import { postgresUrl } from '../testing/postgres.ts'
import { createPool } from './pool.ts'

test('a connection that has failed is asked nothing more, not even to roll back', async () => {
  const proxy = await cuttableProxy(await postgresUrl())
  await proxy.restore()
  const pool = await createPool(proxy.url, silent)
  const client = await pool.connect()
  const ask = (text: string) => client.query(text, []).catch((error: unknown) => error)
  await ask('begin')
  await proxy.cut()
  const failure = await ask('select 1')
  expect(failure).toMatchObject({ name: 'ConnectionLost' })
  expect(await ask('rollback')).toBe(failure)
  client.release()
  await pool.end()
})
