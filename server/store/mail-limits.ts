import { type Access, Rollback } from './access.ts'
import type { Connection } from './engine.ts'
import type { Limit, MailLimits, TooMany } from './submission.ts'

/**
 * Ends the transaction, with TooMany as its outcome, where one more mail would be too many. Mails of posts that run at
 * the same time are waited for.
 */
export async function keepMailLimits(
  { engine }: Access,
  transaction: Connection,
  { emailKey, requestId }: { readonly emailKey: string; readonly requestId: string },
  { perMailbox, perRequest }: MailLimits,
): Promise<void> {
  await engine.lockAddress(transaction, emailKey)
  refuse(perMailbox, await mailsToMailbox(transaction, emailKey, perMailbox.since))
  if (perRequest) {
    const { event, since } = perRequest
    refuse(perRequest, await mailsOfRequest(transaction, requestId, event, since))
  }
}

/** Ends the transaction where as many have been counted as may be. */
export function refuse({ since, max }: Limit, { count, oldest }: Counted): void {
  if (Number(count) < max) return
  throw new Rollback<TooMany>({ kind: 'too-many', since, oldest: oldest ?? since })
}

type Counted = { readonly count: number | string; readonly oldest: string | null }

function mailsToMailbox(transaction: Connection, emailKey: string, since: string) {
  return transaction
    .selectFrom('requests')
    .innerJoin('deliveries', 'deliveries.requestId', 'requests.id')
    .select(({ fn }) => [
      fn.countAll<number | string>().as('count'),
      fn.min('deliveries.createdAt').as('oldest'),
    ])
    .where('requests.emailKey', '=', emailKey)
    .where('deliveries.channel', '=', 'mail')
    .where('deliveries.audience', '=', 'visitor')
    .where('deliveries.createdAt', '>', since)
    .executeTakeFirstOrThrow()
}

function mailsOfRequest(transaction: Connection, requestId: string, event: string, since: string) {
  return transaction
    .selectFrom('deliveries')
    .select(({ fn }) => [
      fn.countAll<number | string>().as('count'),
      fn.min('createdAt').as('oldest'),
    ])
    .where('requestId', '=', requestId)
    .where('event', '=', event)
    .where('channel', '=', 'mail')
    .where('audience', '=', 'visitor')
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow()
}
