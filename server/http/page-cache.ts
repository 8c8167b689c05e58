import { type BakedAnswer, bake, headerOf, type Rendered } from './bake-answer.ts'
import { ByteLru } from './byte-lru.ts'
import type { SecurityHeaders } from './security-headers.ts'
import { type Answer, answerWith, type Conditions, chooseCoding } from './stored-answer.ts'

const defaultMaxBytes = 64 * 1024 * 1024

/** Headers and bookkeeping of one entry beside its bodies, roughly. */
const entryOverhead = 4096

/** Finished pages by path and language (ARCHITECTURE "HTML"): rendered on first demand, then kept until the restart. */
export type PageCache = {
  /** A kept page's answer, at once; undefined when it or the wanted coding is not there yet. */
  peek(key: string, conditions: Conditions): Answer | undefined
  /** The answer under this key, loading the page when it is not kept. Requests that come together share one load. */
  answer(key: string, conditions: Conditions, load: () => Promise<Rendered>): Promise<Answer>
  readonly bytes: number
  readonly size: number
}

export type PageCacheOptions = {
  readonly security: SecurityHeaders
  /** 0 keeps nothing, as in development. */
  readonly maxBytes?: number | undefined
}

/** An empty cache. Errors, redirects and `no-store` are answered but never kept. */
export function createPageCache({ security, maxBytes }: PageCacheOptions): PageCache {
  const limit = maxBytes ?? defaultMaxBytes
  const kept = new ByteLru<BakedAnswer>(limit)
  const loading = new Map<string, Promise<BakedAnswer>>()

  async function loadPage(key: string, load: () => Promise<Rendered>): Promise<BakedAnswer> {
    const rendered = await load()
    const isKept = limit > 0 && isKeepable(rendered)
    const page = bake(rendered, security, isKept ? 'kept' : 'once', (bytes) =>
      kept.grow(key, page, bytes),
    )
    if (isKept) kept.set(key, page, entryOverhead)
    return page
  }

  function pageOf(key: string, load: () => Promise<Rendered>): Promise<BakedAnswer> {
    const started = loading.get(key)
    if (started) return started
    const page = loadPage(key, load).finally(() => loading.delete(key))
    loading.set(key, page)
    return page
  }

  return {
    peek(key, conditions) {
      const page = kept.get(key)
      const variant = page?.variants[chooseCoding(page, conditions)]
      return page && variant ? answerWith(page, variant, conditions) : undefined
    },
    async answer(key, conditions, load) {
      const page = kept.get(key) ?? (await pageOf(key, load))
      const coding = chooseCoding(page, conditions)
      const variant = page.variants[coding] ?? (await page.variant(coding))
      return answerWith(page, variant, conditions)
    },
    get bytes() {
      return kept.bytes
    },
    get size() {
      return kept.size
    },
  }
}

/** Unknown paths are endless, so a not-found page is made for each and never kept. */
function isKeepable(rendered: Rendered): boolean {
  if (rendered.status !== 200) return false
  if (/no-store|private/.test(headerOf(rendered, 'cache-control') ?? '')) return false
  return headerOf(rendered, 'set-cookie') === undefined
}
