import type { Access } from './access.ts'

/** Deletes what has expired; see Store. Nothing depends on it: whatever has expired counts no more. */
export async function forgetExpired(access: Access, now: string): Promise<void> {
  await access.write(async (transaction) => {
    await transaction.deleteFrom('idempotency_keys').where('expires_at', '<=', now).execute()
    await transaction.deleteFrom('booked_times').where('held_until', '<=', now).execute()
    await transaction
      .updateTable('calls')
      .set({ network: null })
      .where('ends_at', '<=', now)
      .where('network', 'is not', null)
      .execute()
  })
}
