import type { Slot } from '../calendar/calendar.ts'
import type { TimeClaim } from '../store/store.ts'

/** Why a wanted time cannot be booked: no instant, too near or past, or none that the calendar offers. */
export type SlotFault = 'malformed' | 'past' | 'unavailable'

/** The office's calendar as the API needs it. */
export type CallSlots = {
  /** IANA zone in which the office keeps its hours. */
  readonly officeTimeZone: string
  readonly durationMinutes: number
  /**
   * Free times that start from `from` to before `to` (instants), in their order; lead time, horizon, holidays and calls
   * already booked are taken out. Throws StoreUnavailable.
   */
  openSlots(
    range: { readonly from: string; readonly to: string },
    now: Date,
  ): Promise<readonly Slot[]>
  /**
   * What booking the time that starts at `start` occupies. Knows the rules of the calendar only: whether somebody has
   * booked it is for the store to say, in the transaction that writes.
   */
  claimOf(start: string, timeZone: string, now: Date): Promise<TimeClaim | SlotFault>
}
