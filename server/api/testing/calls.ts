import { complete, freeStart, lastToken, paths, type SampleApi } from './sample-api.ts'

/* For tests only: a call from its form to its confirmation. */

export const otherStart = '2026-11-24T09:00:00.000Z'

/** Posts the form of a call; `from` is the client's address. `token` is that of the mail. */
export async function askForCall(
  api: SampleApi,
  changes: Record<string, unknown> = {},
  from = '192.0.2.1',
) {
  const answer = await api.ask(paths.call, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...complete.call, ...changes }),
    from,
  })
  return { status: answer.status, body: await answer.json(), token: lastToken(api, 'call') }
}

/** The same, confirmed with the link of the mail. */
export async function bookCall(
  api: SampleApi,
  changes: Record<string, unknown> = {},
  from?: string,
) {
  const asked = await askForCall(api, changes, from)
  const confirmed = await api.post('/api/calls/confirm', { call: asked.token })
  return { ...asked, confirmed: { status: confirmed.status, body: await confirmed.json() } }
}

/** The token with which whoever asked for a call may look at it. */
export function viewTokenOf({ next }: { next: string }): string {
  return new URL(next, 'https://x.example').searchParams.get('call') ?? ''
}

/** Starts of the free times. */
export async function freeStarts(api: SampleApi): Promise<string[]> {
  const { slots } = await (await api.ask('/api/calls/slots')).json()
  return slots.map(({ start }: { start: string }) => start)
}

/** Free starts of different days that do not overlap, the first of them first. */
export const starts = [
  freeStart,
  otherStart,
  '2026-11-24T10:00:00.000Z',
  '2026-11-24T11:00:00.000Z',
  '2026-11-25T08:00:00.000Z',
  '2026-11-25T09:00:00.000Z',
  '2026-11-25T10:00:00.000Z',
  '2026-11-25T11:00:00.000Z',
  '2026-11-26T08:00:00.000Z',
] as const
