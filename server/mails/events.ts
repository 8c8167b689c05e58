import type { CallRecord, NewDelivery, StoredRequest } from '../store/store.ts'

/** What the site tells visitors and the operator about; also the `type` of webhooks. */
export type RequestEvent =
  | 'trial.requested'
  | 'trial.link-renewed'
  | 'trial.confirmed'
  | 'call.booked'
  | 'call.moved'
  | 'call.cancelled'
  | 'call.reminder'
  | 'message.received'

/** A request as an event leaves it. */
export type EventRequest = StoredRequest & {
  /** Of a call that has just been moved: when it was to take place. */
  readonly former?: Pick<CallRecord, 'startsAt' | 'endsAt'> | undefined
}

/** Signed addresses that go into mails, absolute. */
export type EventLinks = {
  /** Confirms the address of a trial. */
  readonly confirm?: string
  /** Page of one call: shows it, moves it, cancels it. */
  readonly call?: string
}

/** What made a request suspect: the field that people do not see was filled in, or the form came too fast. */
export type SuspectReason = 'hidden-field' | 'speed'

/**
 * Everything an event causes, ready to be stored with it: mail to the visitor, mail to the operator, webhook where one
 * is configured, a call's reminder at its time.
 *
 * @param request as it will be after the event: of a moved or cancelled call with its new time and `sequence`.
 * @param at the event's time, ISO 8601.
 * @param suspectBy why the request is suspect, where that is known. After `hidden-field` nothing goes to the visitor.
 */
export type ComposeDeliveries = (
  event: RequestEvent,
  request: EventRequest,
  links: EventLinks,
  at: string,
  suspectBy?: SuspectReason,
) => NewDelivery[]
