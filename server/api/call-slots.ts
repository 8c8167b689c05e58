import { limitRead } from './admit.ts'
import { json } from './answers.ts'
import type { ApiTools } from './dependencies.ts'
import type { Exchange } from './exchange.ts'
import { readSlotQuery } from './slot-query.ts'

/** `GET /api/calls/slots?from&to&timeZone`: times that can be booked, as instants in UTC. */
export async function listSlots(tools: ApiTools, exchange: Exchange): Promise<Response> {
  await limitRead(tools, exchange)

  const { timeZone: officeTimeZone, durationMinutes } = tools.calendar.settings
  const { range, timeZone } = readSlotQuery(exchange.url.searchParams, officeTimeZone)
  const slots = await tools.calendar.openSlots(range, tools.now())

  return json(200, { timeZone, officeTimeZone, durationMinutes, slots })
}
