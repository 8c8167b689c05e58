import { randomBytes } from 'node:crypto'
import { type ApiRoutes, createApi } from '../api/create-api.ts'
import { callLink } from '../api/links.ts'
import { createTokens } from '../api/tokens.ts'
import { createCalendar } from '../calendar/create-calendar.ts'
import { createHolidays } from '../calendar/holidays.ts'
import { calendarSettings } from '../calendar/settings.ts'
import type { Content } from '../content/store/queries.ts'
import { openDelivery } from '../delivery/open-delivery.ts'
import type { Environment } from '../environment.ts'
import type { Log } from '../log.ts'
import { visitorCallFile } from '../mails/call-file.ts'
import { createComposer, createNoticeComposer, createReminderComposer } from '../mails/compose.ts'
import type { MailContext } from '../mails/mail-context.ts'
import type { CallBook } from '../rendering/page-data/call-book.ts'
import { createRenderForm } from '../rendering/render-form.ts'
import { openStore } from '../store/open-store.ts'
import type { StoredRequest } from '../store/records.ts'
import type { OpenDeliveries } from '../store/store.ts'
import { uuidV7 } from '../store/uuid.ts'
import { apiWords } from './api-words.ts'
import { createCallBook } from './call-book.ts'
import { forgetHourly } from './forget-hourly.ts'

interface RequestsOptions {
  readonly environment: Environment
  readonly content: Content
  readonly render: (request: Request) => Promise<Response>
  /** Free times have changed: kept pages that show them are old. */
  readonly forgetTimes: () => void
  readonly log: Log
  readonly now: () => Date
}

/** The part of the site that takes requests, keeps them and sends mails about them. */
interface Requests {
  readonly api: ApiRoutes
  readonly calls: CallBook
  /** What waits to be delivered, for monitoring. */
  openDeliveries(now: string): Promise<OpenDeliveries[]>
  /** Throws StoreUnavailable while no request can be stored. */
  probeStore(): Promise<void>
  /** Begins to deliver what is due. */
  start(): void
  /** Finishes what is being sent, then closes the store. */
  close(): Promise<void>
}

/** Puts store, delivery, calendar and endpoints together. Throws StoreUnusable where nothing could ever be stored. */
export async function openRequests(options: RequestsOptions): Promise<Requests> {
  const { environment, content, log, now } = options
  const { dataDir, databaseUrl, siteUrl } = environment
  const store = await openStore({ dataDir, databaseUrl, log })
  const delivery = openDelivery({ environment, store, log, now })
  const settings = calendarSettings(content.site(), content.facts())
  const holidays = createHolidays(settings.holidays, content.holidays())
  const calendar = createCalendar(settings, store.occupied, holidays)
  const tokens = async () => createTokens(await store.secret('links'))
  const newId = () => uuidV7(now())
  const mails = mailContext(content, siteUrl)
  const hasWebhook = environment.leadWebhookUrl !== undefined
  const composing = { ...mails, hasWebhook, newId }
  const forgetting = forgetHourly(store, log, now)

  async function eventFile({ call, ...request }: StoredRequest, at: string) {
    if (call === null) throw new Error(`Request ${request.id} has no call`)
    const { address } = await callLink({ tokens, siteUrl }, request.id, request.locale, call)
    return visitorCallFile(mails, { ...request, call }, { link: address, at })
  }

  return {
    api: createApi({
      store,
      compose: createComposer(composing),
      composeReminder: createReminderComposer(composing),
      composeNotice: createNoticeComposer(composing),
      wake: delivery.wake,
      forgetTimes: options.forgetTimes,
      calendar,
      eventFile,
      renderForm: createRenderForm(options.render, siteUrl),
      tokens,
      newId,
      random: randomBytes,
      siteUrl,
      linkHours: content.facts().trial.linkHours,
      holdMinutes: content.facts().call.holdMinutes,
      now,
      log,
      words: apiWords(content),
      contactEmail: content.site().contact.email,
    }),
    calls: createCallBook({ calendar, store, tokens, log, now }),
    openDeliveries: store.openDeliveries,
    probeStore: store.probe,
    start() {
      delivery.start()
      forgetting.start()
    },
    async close() {
      forgetting.stop()
      await delivery.stop()
      await store.close()
    },
  }
}

function mailContext(content: Content, origin: string): MailContext {
  return {
    site: content.site(),
    wording: (locale) => content.wording('mails', locale),
    formWords: (locale) => content.wording('forms', locale),
    origin,
  }
}
