import { emailKey, mailboxKey } from './email-key.ts'
import type { Connection } from './engine.ts'

/** Rows in memory at a time. */
const rowsAtOnce = 500

/** Gives requests of earlier versions the key that their address has today. */
export async function convertEmailKeys(connection: Connection): Promise<void> {
  for await (const { id, email, emailKey: stored } of addresses(connection)) {
    const key = mailboxKey(email)
    if (key === stored) continue
    await connection.updateTable('requests').set({ emailKey: key }).where('id', '=', id).execute()
  }
}

/**
 * Ids of all requests of an address. Compares the addresses themselves, not the stored keys: those are of mailboxes, which
 * may have several addresses, and during a deploy a process of an older version may still write other ones.
 */
export async function requestsOfMailbox(connection: Connection, email: string): Promise<string[]> {
  const key = emailKey(email)
  const ids: string[] = []
  for await (const row of addresses(connection)) {
    if (emailKey(row.email) === key) ids.push(row.id)
  }
  return ids
}

/** The addresses of all requests, some at a time. */
async function* addresses(connection: Connection) {
  for (let last = ''; ; ) {
    const rows = await connection
      .selectFrom('requests')
      .select(['id', 'email', 'emailKey'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute()
    yield* rows
    if (rows.length < rowsAtOnce) return
    last = rows.at(-1)?.id ?? last
  }
}
