import { limitRead } from './admit.ts'
import { json } from './answers.ts'
import type { ApiTools } from './dependencies.ts'
import { readRange } from './slot-range.ts'
import type { Visit } from './visit.ts'

/** `GET /api/calls/slots?from&to&timeZone`: times that can be booked, as instants in UTC. */
export async function listSlots(tools: ApiTools, visit: Visit): Promise<Response> {
  limitRead(tools, visit)

  const { officeTimeZone, durationMinutes } = tools.slots
  const { from, to, timeZone } = await readRange(
    visit.url.searchParams,
    officeTimeZone,
    tools.now(),
  )
  const slots = await tools.slots.openSlots({ from, to }, tools.now())

  return json(200, { timeZone, officeTimeZone, durationMinutes, slots })
}
