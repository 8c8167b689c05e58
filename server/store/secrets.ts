import { randomBytes } from 'node:crypto'
import type { Access } from './access.ts'
import type { Connection } from './engine.ts'

/** A secret that all processes of the store share: 32 random bytes as base64url, made by the first that asks. */
export async function secret(access: Access, name: string): Promise<string> {
  const known = await access.read((connection) => find(connection, name))
  if (known !== undefined) return known
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

async function find(connection: Connection, name: string): Promise<string | undefined> {
  const row = await connection
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.value
}
