import { fetchAhead } from '../navigation/fetch-ahead.ts'

/** A pointer on its way elsewhere has left a link by then. */
const hoverMs = 60

/** Where browsers know no speculation rules: fetches the page that somebody points at, once. */
export function prefetchOnHover(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return
  const fetched = new Set<string>()
  let timer: ReturnType<typeof setTimeout>
  document.addEventListener('pointerover', ({ target }) => {
    clearTimeout(timer)
    const link = (target as Element).closest?.<HTMLAnchorElement>('a[href]')
    if (link && isPageElsewhere(link)) timer = setTimeout(() => prefetch(link.href), hoverMs)
  })

  function prefetch(address: string): void {
    if (fetched.has(address)) return
    fetched.add(address)
    // What fails here is asked for again when the link is followed.
    fetchAhead(address).catch(() => fetched.delete(address))
  }
}

function isPageElsewhere({ origin, pathname, search, target }: HTMLAnchorElement): boolean {
  const isHere = pathname === location.pathname && search === location.search
  return origin === location.origin && !isHere && target === '' && !/\.\w+$|^\/api\//.test(pathname)
}
