import { randomUUID } from 'node:crypto'

/** What a test post was answered with. */
export interface PostAnswer {
  status: number
  body: Record<string, unknown>
  retryAfter: string | null
  ms: number
}

let count = 0

/** A message nobody else sends: its e-mail address is its name. */
export function newMessage(values: Record<string, unknown> = {}) {
  count += 1
  return {
    topic: 'sales',
    name: 'Änne Prüfer',
    email: `visitor-${process.pid}-${count}@customer.example`,
    message: 'Shafts, about 40 drawings a month.',
    consent: true,
    ...values,
  }
}

/** Posts JSON as a program does, from an address of its own (the site runs with TRUST_PROXY=1). */
export async function post(
  url: string,
  body: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<PostAnswer> {
  const startedAt = performance.now()
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      'X-Forwarded-For': newAddress(),
      ...headers,
    },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  return {
    status: response.status,
    body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
    retryAfter: response.headers.get('retry-after'),
    ms: performance.now() - startedAt,
  }
}

/** A documentation address (RFC 3849) that no other post of this run has. */
export function newAddress(): string {
  const [a, b, c] = randomUUID().split('-')
  return `2001:db8:${b}:${c}::${a?.slice(0, 4)}`
}

/** Free starts of calls, as the site offers them. */
export async function freeStarts(origin: string): Promise<string[]> {
  const response = await fetch(`${origin}/api/calls/slots?timeZone=Europe/Berlin`)
  const { slots } = (await response.json()) as { slots: { start: string }[] }
  return slots.map(({ start }) => start)
}

/** A post that asks for a call at that time, from a company that no other post comes from. */
export function newCall(start: string | undefined) {
  const { topic: _, ...rest } = newMessage()
  const email = `visitor@customer-${process.pid}-${count}.example`
  return { ...rest, email, start, timeZone: 'Europe/Berlin' }
}
