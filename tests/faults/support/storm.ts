import { setTimeout as pause } from 'node:timers/promises'
import { newMessage } from './posts.ts'
import { visit } from './visitors.ts'

/** Posts and page views of many visitors at once, until it is stopped. */
interface Storm {
  /** Ids of requests that were acknowledged. */
  readonly thanked: string[]
  /** E-mail addresses that were posted, each with one key, as often as it took. */
  readonly emails: string[]
  /** Statuses of posts that were not acknowledged at once; 0 is a broken connection. */
  readonly failedPosts: number[]
  /** The same of pages. */
  readonly failedPages: string[]
  /** Waits for so many more acknowledgements; rejects when a post is refused again and again. */
  more(count: number): Promise<void>
  stop(): Promise<void>
}

const writers = 6
const readers = 4
/** Both languages, a page that is short-lived, one that is made for each query. */
const paths = [
  '/',
  '/pricing?lang=de',
  '/schedule-call',
  '/search?q=shaft',
  '/api/calls/slots?timeZone=Europe/Berlin',
]
const retryMs = 50
const attempts = 100

/** How many requests of each kind are under way at most. */
export const underWay = { posts: writers, pages: readers }

/** Begins a storm on a site. A post that fails is sent again with its key, as forms do. */
export function startStorm(origin: string): Storm {
  let isOver = false
  const storm = {
    thanked: [] as string[],
    emails: [] as string[],
    failedPosts: [] as number[],
    failedPages: [] as string[],
  }

  async function send(): Promise<void> {
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    const body = newMessage()
    storm.emails.push(body.email)
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const { status, text } = await visit(origin, '/api/messages', {
        method: 'POST',
        headers,
        body,
      })
      if (status === 201) {
        storm.thanked.push(String(JSON.parse(text).id))
        return
      }
      storm.failedPosts.push(status)
      await pause(retryMs)
    }
    throw new Error(`A post was refused ${attempts} times, lastly with ${storm.failedPosts.at(-1)}`)
  }

  async function read(): Promise<void> {
    for (const path of paths) {
      const { status } = await visit(origin, path)
      if (status !== 200) storm.failedPages.push(`${status} ${path}`)
    }
  }

  const repeat = async (work: () => Promise<void>) => {
    while (!isOver) await work()
  }
  const all = Promise.all([
    ...Array.from({ length: writers }, () => repeat(send)),
    ...Array.from({ length: readers }, () => repeat(read)),
  ])
  // Reported where it is waited for: nothing else may end the tests.
  all.catch(() => undefined)
  return {
    ...storm,
    async more(count) {
      const enough = storm.thanked.length + count
      while (storm.thanked.length < enough) await Promise.race([all, pause(10)])
    },
    async stop() {
      isOver = true
      await all
    },
  }
}
