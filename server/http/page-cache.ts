import type { Coding } from './negotiate-encoding.ts'
import { lifetimeOf } from './page-lifetime.ts'
import { createPageMemory } from './page-memory.ts'
import { inPieces } from './pieced-body.ts'
import { headerOf, type PreparedAnswer, prepareAnswer, type Rendered } from './prepare-answer.ts'
import type { SecurityHeaders } from './security-headers.ts'
import { createSharedLoads } from './shared-loads.ts'
import { type Answer, answerWith, type Conditions, chooseCoding } from './stored-answer.ts'

const defaultMaxBytes = 64 * 1024 * 1024

/**
 * Finished pages by path and language: rendered on first demand, then cached until the restart, or
 * for a few seconds where they are soon out of date (page-lifetime.ts).
 */
export interface PageCache {
  /** A cached page's answer, at once; undefined when it or the wanted coding is not there yet. */
  peek(key: string, conditions: Conditions): Answer | undefined
  /** The answer under this key, loading the page when it is not cached. Requests that come together share one load. */
  answer(key: string, conditions: Conditions, load: () => Promise<Rendered>): Promise<Answer>
  /** Makes the page under this key as small as it gets. */
  recompress(key: string): Promise<void>
  /** Drops the short-lived pages before their time: what they show has changed. */
  dropShortLived(): void
  readonly bytes: number
  readonly size: number
}

interface PageCacheOptions {
  readonly security: SecurityHeaders
  /** The codings of answers that are rarely sent twice; those of pages by default. */
  readonly codings?: readonly Coding[]
  /** 0 caches nothing, as in development. */
  readonly maxBytes?: number | undefined
  /** Milliseconds on any clock. */
  readonly now?: () => number
  /** Runs a task in the background. Pages are compressed quickly for their first visitor, and later as small as they get. */
  readonly later?: (task: () => Promise<void>) => void
}

/** An empty cache. Errors, redirects and `no-store` are answered but never cached. */
export function createPageCache({
  security,
  codings,
  maxBytes,
  now = performance.now.bind(performance),
  later = () => {},
}: PageCacheOptions): PageCache {
  const limit = maxBytes ?? defaultMaxBytes
  const pages = createPageMemory(limit, now)
  const loadOnce = createSharedLoads<string, PreparedAnswer>()
  const shortLived = new Set<string>()
  /** Raised by each drop, so that a page which was being rendered meanwhile is not cached. */
  let generation = 0

  async function loadPage(key: string, load: () => Promise<Rendered>): Promise<PreparedAnswer> {
    const generationBefore = generation
    const lifetimeMs = lifetimeOf(key)
    const rendered = await load()
    const isCached = limit > 0 && isCacheable(rendered)
    const isLasting = lifetimeMs === undefined
    const onMade = (bytes: number) => {
      pages.grow(key, page, bytes)
      if (isCached && isLasting) later(() => recompress(key))
    }
    const page = prepareAnswer(rendered, { security, codings, onMade })
    if (!isCached || (!isLasting && generation !== generationBefore)) return page
    pages.set(key, page, inPieces(rendered.body).ownLength, lifetimeMs)
    if (!isLasting) shortLived.add(key)
    return page
  }

  async function recompress(key: string): Promise<void> {
    const page = pages.get(key)
    if (page) pages.grow(key, page, -(await page.recompress()))
  }

  function pageOf(key: string, load: () => Promise<Rendered>): Promise<PreparedAnswer> {
    // A request after a drop must not share the load that began before it.
    const loadKey = lifetimeOf(key) === undefined ? key : `${key}#${generation}`
    return loadOnce(loadKey, () => loadPage(key, load))
  }

  return {
    peek(key, conditions) {
      const page = pages.get(key)
      const variant = page?.variants[chooseCoding(page, conditions)]
      return page && variant ? answerWith(page, variant, conditions) : undefined
    },
    async answer(key, conditions, load) {
      const page = pages.get(key) ?? (await pageOf(key, load))
      const variant = await page.variant(chooseCoding(page, conditions))
      return answerWith(page, variant, conditions)
    },
    recompress,
    dropShortLived() {
      generation += 1
      for (const key of shortLived) pages.delete(key)
      shortLived.clear()
    },
    get bytes() {
      return pages.bytes
    },
    get size() {
      return pages.size
    },
  }
}

/** A not-found page is cached too: a few of them answer for all addresses without a page (`Addresses`). */
function isCacheable(rendered: Rendered): boolean {
  if (rendered.status !== 200 && rendered.status !== 404) return false
  if (/no-store|private/.test(headerOf(rendered, 'cache-control') ?? '')) return false
  return headerOf(rendered, 'set-cookie') === undefined
}
