import type { AnyRouter } from '@tanstack/react-router'
import { isLocale } from '../i18n/locale.ts'
import { inLanguage } from './local-address.ts'

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

/** The router wants a `to`, and goes by the `href`. */
function addressOf({ pathname, search, hash }: HTMLAnchorElement) {
  return { to: '.', href: pathname + search + hash }
}

/** A language link leads to the address bar in its language: the server that wrote it knows neither the hash nor foreign parameters. */
function toShownAddress(link: HTMLAnchorElement): void {
  const { pathname, search, hash } = location
  if (isLocale(link.hreflang)) {
    link.href = inLanguage(pathname + search + hash, link.hreflang)
  }
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
  toShownAddress(link)
  return /\.\w+$/.test(link.pathname) ? undefined : link
}
