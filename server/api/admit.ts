import { requestSource } from '../http/request-source.ts'
import { clientKey, networkOf } from './client-network.ts'
import type { ApiTools } from './dependencies.ts'
import { type Exchange, read } from './exchange.ts'
import type { Count } from './rate-limit.ts'
import { Refusal } from './refusal.ts'

/**
 * Lets a post in if it comes from our own pages or from a program, and not too often. Posts from other sites are
 * refused before they are counted: otherwise another site could use up a visitor's limit. Throws Refusal 403 or 429.
 */
export async function limitPost(tools: ApiTools, exchange: Exchange): Promise<void> {
  if (requestSource(exchange.request.headers, tools.siteUrl) === 'foreign') {
    throw new Refusal('foreign-origin')
  }
  const { isOver, isFarOver, retryAfterSeconds } = await countPost(tools, exchange)
  if (!isOver) return
  // The form is shown again with its values. A client that keeps posting gets a short answer, which costs less to make.
  if (exchange.wantsPage && !isFarOver) await read(exchange)
  throw new Refusal('too-many', { retryAfterSeconds })
}

/** The same for an endpoint that reads the store. */
export async function limitRead(tools: ApiTools, exchange: Exchange): Promise<void> {
  const client = clientKey(exchange.context.clientAddress)
  const { isOver, retryAfterSeconds } = await tools.reads.count(client)
  if (isOver) throw new Refusal('too-many', { retryAfterSeconds })
}

/** Counts the network first: if it is over its limit, the count of the client does not grow. */
async function countPost({ networkPosts, posts }: ApiTools, { context }: Exchange): Promise<Count> {
  const { clientAddress } = context
  const ofNetwork = await networkPosts.count(networkOf(clientAddress))
  return ofNetwork.isOver ? ofNetwork : posts.count(clientKey(clientAddress))
}
