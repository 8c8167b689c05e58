import { compareText } from '../../shared/compare-text.ts'
import { elapsedName } from '../../shared/forms/form-definition.ts'
import { dayMs, minuteMs } from '../durations.ts'
import { hashOf } from '../hash-of.ts'
import type { KeyedPost, Submission } from '../store/submission.ts'
import type { DoneAnswer } from './answers.ts'
import type { ApiTools } from './dependencies.ts'
import type { Exchange } from './exchange.ts'
import type { Body } from './read-body.ts'
import { Refusal } from './refusal.ts'

/** Keys of programs and of our script live 7 days; a form without one is guarded against the double click. */
const keyLifeMs = { given: 7 * dayMs, derived: 10 * minuteMs } as const

/** Whether a text can be the value of `Idempotency-Key`: visible characters of ASCII and spaces, 255 at most. */
export function isIdempotencyKey(text: string): boolean {
  return text.length <= 255 && /^[\x20-\x7e]+$/.test(text)
}

/** The answer that the same post got before, if it came before. Throws Refusal 409 for a key of another body. */
export async function earlierAnswer(
  tools: ApiTools,
  exchange: Exchange,
  body: Body,
): Promise<DoneAnswer | undefined> {
  const post = keyedPost(exchange, body)
  const outcome = post && (await tools.store.earlierOutcome(post, tools.now().toISOString()))
  if (outcome?.kind === 'key-reused') throw new Refusal('key-reused')
  return outcome && (JSON.parse(outcome.answer) as DoneAnswer)
}

/** The key under which the answer to a post is kept; undefined where it has none. Throws Refusal 400 for a wrong key. */
export function keptAnswer(
  exchange: Exchange,
  body: Body,
  at: string,
  answer: DoneAnswer,
): Submission['idempotency'] {
  const post = keyedPost(exchange, body)
  if (!post) return undefined
  const { lifeMs, ...key } = post
  const expiresAt = new Date(Date.parse(at) + lifeMs).toISOString()
  return { ...key, expiresAt, answer: JSON.stringify(answer) }
}

/**
 * The key of a post: its header, or for a form without script its fields and the client’s address. The answer to such a form
 * is a page in its language, so the same words from the form in the other language are another post.
 */
function keyedPost(
  exchange: Exchange,
  body: Body,
): (KeyedPost & { readonly lifeMs: number }) | undefined {
  const given = exchange.request.headers.get('idempotency-key')
  if (given !== null && !isIdempotencyKey(given)) throw new Refusal('malformed-key')
  if (given === null && !exchange.wantsPage) return undefined
  const scope = exchange.url.pathname
  const bodyHash = hashOf(meaningOf(body))
  if (given !== null) return { key: given, scope, bodyHash, lifeMs: keyLifeMs.given }
  const key = `form ${hashOf([exchange.context.clientAddress, exchange.locale, scope, bodyHash])}`
  return { key, scope, bodyHash, lifeMs: keyLifeMs.derived }
}

/** What a body says, whatever the order of its fields. How long the form was open differs in a repeated post. */
function meaningOf({ fields }: Body): readonly [string, string][] {
  const said = [...fields].filter(([name]) => name !== elapsedName)
  const pairs = said.map(([name, value]): [string, string] => [name, String(value)])
  return pairs.sort(([a], [b]) => compareText(a, b))
}
