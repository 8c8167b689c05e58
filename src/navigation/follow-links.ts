import type { AnyRouter } from '@tanstack/react-router'

/** What comes before a click: a pointer, a key, a finger. */
const intents = ['pointerover', 'focusin', 'touchstart'] as const

/** A pointer on its way elsewhere has left a link by then. */
const hoverMs = 50

/**
 * Links of the page navigate without a reload and load what they lead to as soon as somebody turns to them. One
 * listener serves all, also those in sections that are never hydrated (`staticSection`). What handles a click itself
 * prevents the default before it arrives here.
 *
 * @returns a function that ends it
 */
export function followLinks(router: AnyRouter): () => void {
  const follow = (event: MouseEvent) => {
    const link = pageLinkOf(event)
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
    router.navigate(addressOf(link))
  }
  let waiting: ReturnType<typeof setTimeout>
  const prepare = (event: Event) => {
    clearTimeout(waiting)
    const link = pageLinkOf(event)
    // Where it fails, the click says so.
    const load = () => link && router.preloadRoute(addressOf(link)).catch(() => {})
    waiting = setTimeout(load, event.type === 'pointerover' ? hoverMs : 0)
  }
  window.addEventListener('click', follow)
  for (const intent of intents) window.addEventListener(intent, prepare, { passive: true })
  return () => {
    window.removeEventListener('click', follow)
    for (const intent of intents) window.removeEventListener(intent, prepare)
  }
}

/** The same page in the other language keeps the place on it. The router wants a `to`, and goes by the `href`. */
function addressOf(link: HTMLAnchorElement) {
  const hash = link.hreflang ? location.hash : link.hash
  return { to: '.', href: link.pathname + link.search + hash }
}

function isPlainClick(event: MouseEvent): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.button === 0 && !hasModifier && !event.defaultPrevented
}

/** The link under an event, if it leads to a page of this site: neither a file nor a place on the page that is open. */
function pageLinkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== location.origin || link.target) return undefined
  if (link.hasAttribute('download') || link.getAttribute('href')?.startsWith('#')) return undefined
  return /\.\w+$/.test(link.pathname) ? undefined : link
}
