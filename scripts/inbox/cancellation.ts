import { callStage } from '../../server/store/call-stage.ts'
import type { CallRequest } from '../../server/store/records.ts'
import { counted } from '../../shared/i18n/format.ts'
import type { InboxStore, Setting } from './command.ts'
import { instantText } from './times.ts'

/** Cancels calls one by one, each with the mails to those it concerns. Run again, it continues where it was interrupted. */
export async function cancelCalls(
  store: InboxStore,
  calls: readonly CallRequest[],
  isQuiet: boolean,
  { now, print, openComposer }: Setting,
): Promise<void> {
  const at = instantText(now)
  let cancelled = 0
  let told = 0
  const composer = calls.length > 0 ? await openComposer() : undefined
  for (const request of calls) {
    const isTold = !isQuiet && (await isToldOf(store, request, at))
    const { call } = request
    const ended = { ...call, status: 'cancelled' as const, sequence: call.sequence + 1 }
    const deliveries = composer?.compose(
      'call.cancelled',
      {
        ...request,
        call: { ...ended, openUntil: null },
        former: call,
        isCancelledByUs: true,
        isKeptFromVisitor: !isTold,
      },
      {},
      at,
    )
    if ((await store.cancelCall(request.id, call, deliveries ?? [])) !== 'cancelled') continue
    cancelled += 1
    if (isTold) told += 1
  }
  composer?.close()
  print(`${counted(cancelled, 'call')} cancelled, ${counted(told, 'visitor')} told by e-mail.`)
}

/**
 * Whether a visitor is told of the cancellation. Those with a booked call are; of the others only those to whom a mail
 * has been delivered and who may wait for an answer. If a stranger typed somebody's address, that person gets no
 * further mail.
 */
export async function isToldOf(
  store: InboxStore,
  { id, call, suspectBy }: CallRequest,
  at: string,
): Promise<boolean> {
  if (suspectBy === 'hidden-field') return false
  const stage = callStage(call, at)
  if (stage === 'booked') return true
  if (stage === 'lapsed') return false
  const deliveries = await store.deliveriesOf(id)
  return deliveries.some(
    ({ channel, audience, state }) =>
      channel === 'mail' && audience === 'visitor' && state === 'delivered',
  )
}
