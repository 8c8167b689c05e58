/** A month of a year; `month` counts from 1. */
export interface Month {
  year: number
  month: number
}

/** A day; no clock and no time zone, since an invoice has neither. */
export interface Day extends Month {
  day: number
}

const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Days of a month in the Gregorian calendar. */
export function daysInMonth({ year, month }: Month): number {
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return month === 2 && isLeapYear ? 29 : (lengths[month - 1] ?? 0)
}

/** The month `count` months later. */
export function monthAfter({ year, month }: Month, count: number): Month {
  const index = year * 12 + (month - 1) + count
  return { year: Math.floor(index / 12), month: (index % 12) + 1 }
}

/** Reads `2027-01-15`; undefined for anything that is not a day of the calendar. */
export function parseDay(text: string): Day | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return undefined
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number)
  return day >= 1 && day <= daysInMonth({ year, month }) ? { year, month, day } : undefined
}

/** `2027-01-15`. */
export function isoDay({ year, month, day }: Day): string {
  return [String(year).padStart(4, '0'), twoDigits(month), twoDigits(day)].join('-')
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
