import Holidays from 'date-holidays'
import { z } from 'zod'
import { isTimeZone } from '../../i18n/time-zone.ts'
import { inBothLanguages, text } from '../parts/fields.ts'

/** Bookings occupy time in pieces of five minutes (server/calendar/quanta.ts). */
const minutes = z.number().int().nonnegative().multipleOf(5, 'must be a multiple of 5')

/** `09:00-12:00`: wall-clock times of the office on multiples of five minutes, the second after the first. */
const openingHours = z
  .string()
  .regex(
    /^(?:[01]\d|2[0-3]):[0-5][05]-(?:[01]\d|2[0-3]):[0-5][05]$/,
    'hours such as 09:00-12:00, on multiples of five minutes',
  )
  .refine((hours) => hours.slice(0, 5) < hours.slice(6), 'hours that end after they begin')

const openingDay = z
  .array(openingHours)
  .refine(
    (day) =>
      day.every((hours, at) => at === 0 || (day[at - 1]?.slice(6) ?? '') <= hours.slice(0, 5)),
    'hours in their order, none before the ones above have ended',
  )

/** `12-24` every year, `2027-05-07` once. */
const closedDay = z
  .string()
  .regex(
    /^(?:\d{4}-)?(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
    'a day such as 12-24 (every year) or 2027-05-07',
  )

const holidayPlace = z.strictObject({
  country: z.string().length(2),
  state: text().nullable(),
  region: text().nullable(),
})

/** Country, state and region as date-holidays names them. */
export type HolidayPlace = Readonly<z.infer<typeof holidayPlace>>

/** Whether date-holidays knows a place. */
export function isKnownPlace({ country, state, region }: HolidayPlace): boolean {
  const all = new Holidays()
  const states = all.getStates(country) ?? {}
  const regions = state === null ? {} : (all.getRegions(country, state) ?? {})
  return (
    Object.hasOwn(all.getCountries(), country) &&
    (state === null || Object.hasOwn(states, state)) &&
    (region === null || Object.hasOwn(regions, region))
  )
}

/** When and how discovery calls take place. */
export const callsSchema = z.strictObject({
  /** IANA zone of the office: hours, holidays and closed days are meant in it. */
  timeZone: z.string().refine(isTimeZone, 'an IANA time zone such as Europe/Berlin'),
  /** An empty list is a day without calls. */
  hours: z.strictObject({
    monday: openingDay,
    tuesday: openingDay,
    wednesday: openingDay,
    thursday: openingDay,
    friday: openingDay,
    saturday: openingDay,
    sunday: openingDay,
  }),
  /** Minutes between two times at which a call may begin; the first is the opening. */
  stepMinutes: minutes.min(5),
  /** Free time after each call. */
  bufferMinutes: minutes,
  /** A call can be booked up to this long before it begins. */
  leadHours: z.number().int().nonnegative(),
  horizonDays: z.number().int().positive().max(366),
  /** Country, state and region as date-holidays names them; `region` is null where a state has none. */
  holidays: holidayPlace.refine(
    isKnownPlace,
    'a country, state and region that date-holidays knows',
  ),
  /** Days without calls beside weekends and public holidays. */
  closedDays: z.array(closedDay),
  /** Hours before the call at which the visitor is reminded. */
  reminderHours: z.number().int().positive(),
  /** Where the call takes place, in words for mails and calendars. */
  place: inBothLanguages,
  /** Address of the video room, if all calls share one; `null` where each call gets its own link. */
  conferenceUrl: z.url().nullable(),
})

/** Names the addresses under `contact`, so that each address stands in the file once. */
const contactKey = z.enum(['email', 'salesEmail', 'securityEmail', 'legalEmail', 'pressEmail'])

/** Mails the site sends. */
export const mailSchema = z.strictObject({
  /** Sender of every mail. */
  from: contactKey,
  /** Language of the mails to the operator. */
  operatorLocale: z.enum(['en', 'de']),
  /** Mailboxes that receive requests and replies to our mails, by kind of request; messages by topic. */
  mailboxes: z.strictObject({
    trial: contactKey,
    call: contactKey,
    general: contactKey,
    session: contactKey,
    partner: contactKey,
    sales: contactKey,
    security: contactKey,
    /** Feedback on pages of the documentation. */
    feedback: contactKey,
  }),
})

export type CallsSettings = z.infer<typeof callsSchema>
