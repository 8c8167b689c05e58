import { elapsedName, type FieldErrors, honeypotName } from '../../shared/forms/form-definition.ts'
import type { NoticeName } from '../../shared/forms/shown-form.ts'

type Outcome =
  | { kind: 'accepted'; next: string }
  | { kind: 'refused'; errors?: FieldErrors; isTaken?: boolean; notice?: NoticeName }

/** A body being sent. A retry uses the same idempotency key, so that the request counts once. */
interface Attempt {
  content: string
  key: string
  body: string
}

/** An answer takes this long at most, in milliseconds; then the connection counts as failed. */
const patienceMs = 20_000

/** Attempts by endpoint. They outlive the page's components, because a visitor may leave the page and come back. */
const attempts = new Map<string, Attempt>()

/** Posts values as JSON and reads the answer. Never throws: failures are outcomes. */
export async function sendRequest(
  action: string,
  values: Readonly<Record<string, string>>,
  elapsedMs: number,
): Promise<Outcome> {
  const attempt = attemptFor(action, values, elapsedMs)
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        'Idempotency-Key': attempt.key,
      },
      body: attempt.body,
      signal: AbortSignal.timeout(patienceMs),
    })
    return await readAnswer(action, response)
  } catch {
    // No answer, one cut short, or something that is not JSON: a captive portal, a proxy.
    return { kind: 'refused', notice: 'offline' }
  }
}

function attemptFor(
  action: string,
  values: Readonly<Record<string, string>>,
  elapsedMs: number,
): Attempt {
  const content = JSON.stringify(values)
  const known = attempts.get(action)
  if (known?.content === content) return known
  const body = JSON.stringify({ ...values, [elapsedName]: String(Math.round(elapsedMs)) })
  const attempt = { content, key: newKey(), body }
  attempts.set(action, attempt)
  return attempt
}

async function readAnswer(action: string, response: Response): Promise<Outcome> {
  const { status } = response
  if (status === 429) return { kind: 'refused', notice: 'too-many' }
  const answer = await response.json()
  if (answer.code === 'calls-full') return { kind: 'refused', notice: 'calls-full' }
  if (response.ok && typeof answer.next === 'string' && /^\/(?!\/)/.test(answer.next)) {
    attempts.delete(action)
    return { kind: 'accepted', next: answer.next }
  }
  if (answer.errors && typeof answer.errors === 'object') {
    return { kind: 'refused', errors: answer.errors, isTaken: status === 409 }
  }
  if (status === 409) {
    attempts.delete(action)
    return { kind: 'refused', notice: 'key-reused' }
  }
  return { kind: 'refused', notice: 'unavailable' }
}

/** randomUUID exists on secure origins only; a plain-http preview gets a key of the same strength. */
function newKey(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID()
  return [...(crypto as Crypto).getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}

/** The values of a form by name. The field for robots is sent when it is filled, as a post without scripts does. */
export function valuesOf(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string' || name === elapsedName) continue
    if (name === honeypotName && value === '') continue
    values[name] = value
  }
  return values
}
