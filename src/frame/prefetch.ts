import { fetchAhead } from '../navigation/fetch-ahead.ts'
import { linkToPage } from './followed-link.ts'

/** A pointer that only passes over a link has left it by then. */
const hoverMs = 60

/** For browsers without speculation rules: fetches the page that somebody points at, once. */
export function prefetchOnHover(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return
  const fetched = new Set<string>()
  let timer: ReturnType<typeof setTimeout>
  document.addEventListener('pointerover', (event) => {
    clearTimeout(timer)
    const link = linkToPage(event)
    if (link) timer = setTimeout(() => prefetch(link.href), hoverMs)
  })

  function prefetch(address: string): void {
    if (fetched.has(address)) return
    fetched.add(address)
    // What fails here is asked for again when the link is followed.
    fetchAhead(address).catch(() => fetched.delete(address))
  }
}
