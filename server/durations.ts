/* Spans of time in milliseconds. A day of the calendar may be shorter or longer: that is for server/calendar. */

export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs
