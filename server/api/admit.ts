import { requestSource } from '../http/same-origin.ts'
import type { ApiTools } from './dependencies.ts'
import { Refusal } from './refusal.ts'
import { read, type Visit } from './visit.ts'

/** Posts of one client address in ten minutes (RELIABILITY 8). */
export const postLimit = { max: 60, windowMs: 600_000 } as const
/** Calls of one client address to endpoints that read the store, in ten minutes. */
export const readLimit = { max: 600, windowMs: 600_000 } as const

/**
 * Lets a post in: from our own pages or from a program, and not too many of them. A foreign page's posts do not count,
 * or it could use up its visitors' limit. Throws Refusal 403 or 429.
 */
export async function limitPost(tools: ApiTools, visit: Visit): Promise<void> {
  if (requestSource(visit.request.headers, tools.siteUrl) === 'foreign') {
    throw new Refusal('foreign-origin')
  }
  const { count, isOver, retryAfterSeconds } = tools.posts.count(visit.context.clientAddress)
  if (!isOver) return
  // A person gets back what they typed. Whoever goes on and on gets the cheap answer: rendering a page costs more.
  if (visit.wantsPage && !isFarOver(count)) await read(visit)
  throw new Refusal('too-many', { retryAfterSeconds })
}

/** The same for an endpoint that reads the store. */
export function limitRead(tools: ApiTools, visit: Visit): void {
  const { isOver, retryAfterSeconds } = tools.reads.count(visit.context.clientAddress)
  if (isOver) throw new Refusal('too-many', { retryAfterSeconds })
}

function isFarOver(count: number): boolean {
  return count > postLimit.max * 2
}
