import type { MailLimits, TooMany } from '../store/submission.ts'
import { limits } from './limits.ts'
import { Refusal } from './refusal.ts'

type Window = { readonly max: number; readonly windowMs: number }

/** The limits of mails that an endpoint is about to send to a visitor: of the mailbox, and of one event of one request. */
export function mailLimits(
  at: string,
  perRequest?: Window & { readonly event: string },
): MailLimits {
  const { mailsPerMailbox } = limits
  return {
    perMailbox: { max: mailsPerMailbox.max, since: windowStart(at, mailsPerMailbox) },
    perRequest: perRequest && {
      event: perRequest.event,
      max: perRequest.max,
      since: windowStart(at, perRequest),
    },
  }
}

/** When a window that ends at an instant began. */
export function windowStart(at: string, { windowMs }: Pick<Window, 'windowMs'>): string {
  return new Date(Date.parse(at) - windowMs).toISOString()
}

/** The refusal when the store has counted too many: there is room again one window after the oldest. */
export function refuseTooMany({ since, oldest }: TooMany): Refusal {
  const seconds = Math.ceil((Date.parse(oldest) - Date.parse(since)) / 1000)
  return new Refusal('too-many', { retryAfterSeconds: Math.max(1, seconds) })
}
