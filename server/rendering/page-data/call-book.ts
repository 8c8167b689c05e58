import type { Slot } from '../../calendar/create-calendar.ts'
import type { CallStage } from '../../store/call-stage.ts'

/** The calendar of calls as pages ask it; made of server/calendar, the store and the tokens of links. */
export interface CallBook {
  /** IANA zone of the office. */
  readonly officeTimeZone: string
  readonly durationMinutes: number
  /**
   * Free times of the first `days` days that have any, in their order.
   *
   * @param query `from` is a date (2026-11-24) in `timeZone`; days before today count as today
   * @returns undefined when they cannot be read; the implementation logs why
   */
  openDays(
    query: { timeZone: string; from?: string | undefined; days: number },
    now: Date,
  ): Promise<readonly Slot[] | undefined>
  /** The call a signed token of a link names. `unreadable` means that the store does not answer. */
  callOf(token: string): Promise<BookedCall | 'unknown' | 'unreadable'>
}

/** A call as its page shows it. */
export interface BookedCall {
  readonly reference: string
  readonly start: string
  readonly end: string
  /** IANA zone the visitor has booked in. */
  readonly timeZone: string
  readonly stage: CallStage
  /** Until when its time is held. */
  readonly heldUntil: string | null
  /** Whether somebody has confirmed it. */
  readonly isConfirmed: boolean
  /** Whether it can have its time, while it waits for its confirmation. */
  readonly isFree: boolean
  /** Whether the token is the one sent by mail. The other one only shows the call. */
  readonly isOwner: boolean
}
