import type { Access } from './access.ts'
import type { Connection } from './engine.ts'

/** As many as one statement takes; databases limit the values that one may have. */
const batchSize = 500

/**
 * Deletes requests and everything that belongs to them, within the transaction, and returns how many there were. Their
 * deliveries are marked as withdrawn, because other processes may be sending some of them or may have written them to
 * files.
 */
export async function removeRequests(
  { engine }: Access,
  transaction: Connection,
  ids: readonly string[],
): Promise<number> {
  let count = 0
  for (const batch of batches(ids)) {
    const chosen = transaction.selectFrom('requests').select('id').where('id', 'in', batch)
    // Locked, so that no other transaction adds a delivery to them in between.
    const found = await (engine.writesConcurrently ? chosen.forUpdate() : chosen).execute()
    const gone = await transaction
      .deleteFrom('deliveries')
      .where('requestId', 'in', batch)
      .returning('id')
      .execute()
    await withdraw(
      transaction,
      gone.map(({ id }) => id),
    )
    await transaction.deleteFrom('requests').where('id', 'in', batch).execute()
    count += found.length
  }
  return count
}

/** Records deliveries that this transaction has deleted: a process that holds one must not send it any more. */
export async function withdraw(transaction: Connection, ids: readonly string[]): Promise<void> {
  const withdrawnAt = new Date().toISOString()
  for (const batch of batches(ids)) {
    await transaction
      .insertInto('withdrawnDeliveries')
      .values(batch.map((deliveryId) => ({ deliveryId, withdrawnAt })))
      .execute()
  }
}

/** Which of the given deliveries have been withdrawn; see DeliveryStore. */
export async function withdrawn(access: Access, ids: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>()
  for (const batch of batches(ids)) {
    const rows = await access.read((connection) =>
      connection
        .selectFrom('withdrawnDeliveries')
        .select('deliveryId')
        .where('deliveryId', 'in', batch)
        .execute(),
    )
    for (const row of rows) found.add(row.deliveryId)
  }
  return found
}

/** Forgets what was withdrawn before that instant. */
export async function forgetWithdrawn(access: Access, before: string): Promise<void> {
  await access.write((transaction) =>
    transaction.deleteFrom('withdrawnDeliveries').where('withdrawnAt', '<', before).execute(),
  )
}

function batches(ids: readonly string[]): (readonly string[])[] {
  const count = Math.ceil(ids.length / batchSize)
  return Array.from({ length: count }, (_, at) => ids.slice(at * batchSize, (at + 1) * batchSize))
}
