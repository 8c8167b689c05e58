/** The working week as content/site.yaml gives it. Times are wall-clock times in `timeZone`. */
export type CalendarSettings = {
  /** IANA zone of the office: `Europe/Berlin`. */
  readonly timeZone: string
  /** Per weekday (1 Monday to 7 Sunday, ISO 8601) the opening hours, such as `[['09:00', '12:00']]`. */
  readonly hours: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>>
  readonly durationMinutes: number
  /** Calls start on multiples of this after opening. */
  readonly stepMinutes: number
  /** Free time after each call. */
  readonly bufferMinutes: number
  /** A call can be booked until so long before it. */
  readonly leadHours: number
  /** And not farther ahead than this. */
  readonly horizonDays: number
  /** Country and state of the public holidays, as date-holidays names them. */
  readonly holidays: {
    readonly country: string
    readonly state: string
    readonly region: string | null
  }
}

/** A time that can be booked; instants in UTC. */
export type Slot = { readonly start: string; readonly end: string }
