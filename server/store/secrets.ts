import { randomBytes } from 'node:crypto'
import type { Access } from './access.ts'
import type { Connection } from './engine.ts'

/** Cached for as long as the store is open: after it is reopened it may hold others. */
const known = new WeakMap<Connection, Map<string, string>>()

/** A secret that all processes of the store share: 32 random bytes as base64url, made by the first that asks. */
export async function secret(access: Access, name: string): Promise<string> {
  const found = await access.read((connection) => knownTo(connection, name))
  if (found !== undefined) return found
  const value = randomBytes(32).toString('base64url')
  return access.write(async (transaction) => {
    await transaction
      .insertInto('secrets')
      .values({ name, value })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return (await find(transaction, name)) ?? value
  })
}

async function knownTo(connection: Connection, name: string): Promise<string | undefined> {
  const secrets = known.get(connection) ?? new Map<string, string>()
  const value = secrets.get(name) ?? (await find(connection, name))
  if (value !== undefined) known.set(connection, secrets.set(name, value))
  return value
}

async function find(connection: Connection, name: string): Promise<string | undefined> {
  const row = await connection
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.value
}
