import { createHash } from 'node:crypto'
import { elapsedName } from '../../src/forms/form-definition.ts'
import type { KeyedPost, NewDelivery, StoredRequest, TimeClaim } from '../store/store.ts'
import type { Done } from './answers.ts'
import type { ApiTools } from './dependencies.ts'
import { isIdempotencyKey } from './idempotency-key.ts'
import type { Body } from './read-body.ts'
import { Refusal } from './refusal.ts'
import type { Visit } from './visit.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Keys of programs and of our script live 7 days; a form without one is guarded against the double click. */
const keyLifeMs = { given: 7 * 24 * hourMs, derived: 10 * minuteMs } as const

/** Stored requests of one e-mail address in an hour. */
const maxPerAddress = 10

/** What a post stores, and what it is answered. */
export type Draft = {
  readonly request: StoredRequest
  readonly deliveries: readonly NewDelivery[]
  readonly done: Done
  readonly claim?: TimeClaim
  /** Why the claimed time could not be had, with what can be had instead. */
  readonly refuseTaken?: () => Promise<Refusal>
}

/** A new reference, one of 2^40, may be taken by chance; three in a row mean that the numbers are not random. */
const maxReferences = 3

/**
 * Stores what a post causes, durably, or replays the answer that the same post got before.
 *
 * @param makeDraft makes it anew, with another reference, when the one it has belongs to another request
 * @returns the answer to give
 * @throws Refusal 409 for a taken time or a key of another body, 429 for too many of one address, 400 for a wrong key
 */
export async function submit(
  tools: ApiTools,
  visit: Visit,
  body: Body,
  makeDraft: () => Draft | Promise<Draft>,
): Promise<Done> {
  for (let drafts = 1; drafts <= maxReferences; drafts += 1) {
    const done = await store(tools, visit, body, await makeDraft())
    if (done) return done
  }
  throw new Error('No reference is free')
}

/** The answer that the same post got before, if it came before. Throws Refusal 409 for a key of another body. */
export async function earlierAnswer(
  tools: ApiTools,
  visit: Visit,
  body: Body,
): Promise<Done | undefined> {
  const post = keyedPost(visit, body)
  const outcome = post && (await tools.store.earlierOutcome(post, tools.now().toISOString()))
  if (outcome?.kind === 'key-reused') throw new Refusal('key-reused')
  return outcome && (JSON.parse(outcome.answer) as Done)
}

/** Undefined when the reference belongs to another request. */
async function store(
  tools: ApiTools,
  visit: Visit,
  body: Body,
  draft: Draft,
): Promise<Done | undefined> {
  const { call: _, ...request } = draft.request
  const now = tools.now().getTime()
  const post = keyedPost(visit, body)
  const outcome = await tools.store.submit({
    request,
    ...(draft.claim && { claim: draft.claim }),
    deliveries: draft.deliveries,
    ...(post && {
      idempotency: {
        ...post,
        expiresAt: new Date(now + post.lifeMs).toISOString(),
        answer: JSON.stringify(draft.done),
      },
    }),
    addressLimit: { since: new Date(now - hourMs).toISOString(), max: maxPerAddress },
  })
  switch (outcome.kind) {
    case 'stored':
      return draft.done
    case 'replayed':
      return JSON.parse(outcome.answer) as Done
    case 'reference-taken':
      return undefined
    case 'key-reused':
      throw new Refusal('key-reused')
    case 'time-taken':
      throw (await draft.refuseTaken?.()) ?? new Refusal('taken')
    case 'too-many': {
      const seconds = Math.ceil((Date.parse(outcome.oldest) + hourMs - now) / 1000)
      throw new Refusal('too-many', { retryAfterSeconds: Math.max(1, seconds) })
    }
  }
}

/** The key of a post: its header, or for a form without script what it says and who says it. */
function keyedPost(
  visit: Visit,
  body: Body,
): (KeyedPost & { readonly lifeMs: number }) | undefined {
  const given = visit.request.headers.get('idempotency-key')
  if (given !== null && !isIdempotencyKey(given)) throw new Refusal('malformed-key')
  if (given === null && !visit.wantsPage) return undefined
  const scope = visit.url.pathname
  const bodyHash = hashOf(meaningOf(body))
  if (given !== null) return { key: given, scope, bodyHash, lifeMs: keyLifeMs.given }
  const key = `form ${hashOf([visit.context.clientAddress, scope, bodyHash])}`
  return { key, scope, bodyHash, lifeMs: keyLifeMs.derived }
}

/** What a body says, whatever the order of its fields. How long the form was open differs in a repeated post. */
function meaningOf({ fields }: Body): readonly [string, string][] {
  const said = [...fields].filter(([name]) => name !== elapsedName)
  const pairs = said.map(([name, value]): [string, string] => [name, String(value)])
  return pairs.sort(([a], [b]) => (a < b ? -1 : 1))
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}
