import type { AnyRouter } from '@tanstack/react-router'

/**
 * Links in sections that are never hydrated (`staticSection`) navigate like all others, without a reload.
 * Links that React knows have prevented the default by the time a click arrives here.
 *
 * @returns a function that ends it
 */
export function setUpKeptLinks(router: AnyRouter): () => void {
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest?.('a')
    if (!link || !isPlainClick(event) || !isPageLink(link)) return
    event.preventDefault()
    router.navigate({ href: link.pathname + link.search + link.hash })
  }
  window.addEventListener('click', follow)
  return () => window.removeEventListener('click', follow)
}

function isPlainClick(event: MouseEvent): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.button === 0 && !hasModifier && !event.defaultPrevented
}

/** A page of this site, neither a file nor a place on the page that is open. */
function isPageLink(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return false
  if (link.getAttribute('href')?.startsWith('#')) return false
  return !/\.\w+$/.test(link.pathname)
}
