import type { CallSlots } from '../api/call-slots-service.ts'
import type { Calendar } from '../calendar/calendar.ts'

/** The calendar as the endpoints ask it. */
export function createCallSlots(calendar: Calendar): CallSlots {
  const { timeZone, durationMinutes } = calendar.settings
  return {
    officeTimeZone: timeZone,
    durationMinutes,
    openSlots: (range, now) => calendar.openSlots(range, now),
    async claimOf(start, zone, now) {
      const claim = await calendar.claimOf(start, zone, now)
      return 'fault' in claim ? claim.fault : claim
    },
  }
}
