import { calendarType } from '../calendar/call-event.ts'
import { isWaiting } from '../store/call-stage.ts'
import { limitRead } from './admit.ts'
import type { ApiTools } from './dependencies.ts'
import type { Exchange } from './exchange.ts'
import { callRefusal, requireCall } from './find-call.ts'

/** `GET /api/calls/event.ics?call=`: the appointment as a calendar file (RFC 5545). */
export async function callEvent(tools: ApiTools, exchange: Exchange): Promise<Response> {
  await limitRead(tools, exchange)

  const token = exchange.url.searchParams.get('call') ?? ''
  const request = await requireCall(tools, exchange, token)
  exchange.search = { call: token }
  if (isWaiting(request.call)) throw callRefusal(exchange, 'call-changed')

  const file = await tools.eventFile(request, tools.now().toISOString())

  return new Response(file.content, {
    headers: {
      'Content-Type': calendarType(file.method),
      'Content-Disposition': `attachment; filename="${request.reference}.ics"`,
      'Cache-Control': 'no-store',
    },
  })
}
