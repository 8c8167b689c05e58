import type { CallRecord } from './records.ts'

/** Where a call stands at a moment. One that has lapsed can still be confirmed while its time is free. */
export type CallStage = CallRecord['status'] | 'lapsed'

/** A call that waits for its confirmation lapses with time: nothing is stored when it does. */
export function callStage({ status, openUntil }: CallRecord, now: string): CallStage {
  return openUntil !== null && openUntil <= now ? 'lapsed' : status
}

/** Whether a call is unconfirmed, lapsed or not. */
export function isWaiting({ status }: Pick<CallRecord, 'status'>): boolean {
  return status === 'held' || status === 'requested'
}
