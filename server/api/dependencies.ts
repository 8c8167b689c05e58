import type { Bring } from '../../shared/bring/bring-kinds.ts'
import type { ProblemCode } from '../../shared/content/words/problems.ts'
import type { FieldFault, FormId } from '../../shared/forms/form-definition.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import type { Calendar } from '../calendar/create-calendar.ts'
import type { Log } from '../log.ts'
import type { CallFile } from '../mails/call-file.ts'
import type { ComposeDeliveries, ComposeReminder } from '../mails/events.ts'
import type { RenderForm } from '../rendering/render-form.ts'
import type { NewDelivery, StoredRequest } from '../store/records.ts'
import type { RequestStore, SharedCounts } from '../store/store.ts'
import type { RateLimit } from './rate-limit.ts'
import type { Tokens } from './tokens.ts'

/** Everything the endpoints need from outside; tests give fakes. */
export interface ApiDependencies {
  readonly store: RequestStore & { readonly counts?: SharedCounts }
  readonly compose: ComposeDeliveries
  /** The reminder of a call, where there is time for one. */
  readonly composeReminder: ComposeReminder
  /** Composes the notice to the operator that more requests have come than were mailed. */
  readonly composeNotice: (requestId: string, at: string) => NewDelivery
  /** Wakes the delivery worker: something is due. */
  readonly wake: () => void
  /** Invalidates cached lists of free times. */
  readonly forgetTimes: () => void
  readonly calendar: Calendar
  /** The calendar file of a request that has a call. */
  readonly eventFile: (request: StoredRequest, at: string) => Promise<CallFile>
  readonly renderForm: RenderForm
  /** Signs and checks the links of mails. A function, because the secret is in the store, which may be unavailable. */
  readonly tokens: () => Promise<Tokens>
  /** UUID, version 7. */
  readonly newId: () => string
  readonly random: (bytes: number) => Uint8Array
  /** Origin of the site; links in mails begin with it. */
  readonly siteUrl: string
  /** Hours for which the link that confirms a mailbox works, as mails and pages promise. */
  readonly linkHours: number
  /** Minutes for which a call waits for its confirmation, and its time is kept. */
  readonly holdMinutes: number
  readonly now: () => Date
  readonly log: Pick<Log, 'error' | 'warn'>
  readonly words: ApiWords
  /** Where a visitor can write when nothing can be stored. */
  readonly contactEmail: string
}

/** Texts in the language of a request. */
export interface ApiWords {
  /** What to do about a fault of a field. */
  messageOf(locale: Locale, form: FormId, field: string, fault: FieldFault): string
  /** What happened, for a problem as a whole. */
  detailOf(locale: Locale, code: ProblemCode): string
  /** What a visitor brings (shared/bring), in words; undefined if it names something that the site does not have. */
  bringOf(locale: Locale, bring: Bring): string | undefined
  /** What to do about a parameter of `/api/calls/slots`. */
  rangeMessageOf(locale: Locale, parameter: 'from' | 'to' | 'timeZone'): string
}

/** The dependencies, and what one instance of the API keeps between requests. */
export type ApiTools = ApiDependencies & {
  /** How many times may be held at this moment. */
  readonly holdBudget: () => Promise<number>
  readonly networkPosts: RateLimit
  readonly posts: RateLimit
  readonly reads: RateLimit
}
