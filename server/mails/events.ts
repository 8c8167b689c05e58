import type { CallRecord, NewDelivery, StoredRequest } from '../store/records.ts'

/** The events that mails and webhooks report; also the `type` of webhooks. */
export type RequestEvent =
  | 'trial.requested'
  | 'trial.link-renewed'
  | 'trial.confirmed'
  | 'call.requested'
  | 'call.booked'
  | 'call.moved'
  | 'call.cancelled'
  | 'call.reminder'
  | 'message.received'
  | 'feedback.received'

/** A request after an event. */
export type EventRequest = StoredRequest & {
  /** The call before it was moved or cancelled by this event. */
  readonly former?: CallRecord | undefined
  /** The operator has cancelled the call. */
  readonly isCancelledByUs?: boolean
  /** Send the visitor no mail. */
  readonly isKeptFromVisitor?: boolean
}

/** Signed addresses that go into mails, absolute. */
export interface EventLinks {
  /** Confirms the address of a trial. */
  readonly confirm?: string
  /** Page of one call: confirms it, shows it, moves it, cancels it. */
  readonly call?: string
}

/**
 * Everything an event causes, ready to be stored with it: mail to the visitor, mail to the operator, webhook where one
 * is configured, a call's reminder at its time.
 *
 * @param request as it will be after the event: of a moved or cancelled call with its new time and `sequence`.
 * @param at the event's time, ISO 8601.
 */
export type ComposeDeliveries = (
  event: RequestEvent,
  request: EventRequest,
  links: EventLinks,
  at: string,
) => NewDelivery[]

/** A new reminder of a booked call, to replace one that is scheduled; none when its time has passed. */
export type ComposeReminder = (
  request: StoredRequest,
  links: EventLinks,
  at: string,
) => NewDelivery[]
