import type { FrameData } from '../../server/rendering/frame-data.ts'
import { reloadAsDocument } from '../navigation/reload-as-document.ts'
import { stringifySearch } from '../navigation/search-params.ts'

/** A restart is over by then: 8 s. */
const mostTries = 17
const pauseMs = 500

/**
 * Asks for `/data/<name>.json` of the build this document came from, in the browser. Where the server has another build
 * (410), what it knows may not fit the code that runs here: a navigation goes on as a document of its own, and anything
 * else gets the update notice and the refusal. A server that is restarting is asked again.
 *
 * @param query of the page, and its language
 * @throws TypeError where nothing has answered for 8 s
 */
export async function fetchData(name: string, query: Record<string, unknown>): Promise<Response> {
  const { state } = window.__TSR_ROUTER__ as NonNullable<typeof window.__TSR_ROUTER__>
  const frame = state.matches[0]?.loaderData as FrameData | undefined
  const search = stringifySearch({ build: frame?.revision.buildId, ...query })
  const answer = await fetchPatiently(`/data/${name}.json${search}`)
  if (answer.status === 410) {
    dispatchEvent(new Event('vite:preloadError'))
    if (window.__TSR_ROUTER__?.state.isLoading) await reloadAsDocument()
  }
  return answer
}

async function fetchPatiently(address: string): Promise<Response> {
  for (let tries = 1; tries < mostTries; tries += 1) {
    const answer = await fetch(address).catch(() => undefined)
    // 502 to 504 come from a proxy that found nobody behind it.
    if (answer && answer.status < 502) return answer
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  return fetch(address)
}
