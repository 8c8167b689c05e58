/**
 * The link to another page of the site that somebody points at or follows; not one to a file, or one that opens a tab.
 */
export function linkToPage({ target }: Event): HTMLAnchorElement | undefined {
  const link = (target as Element).closest?.<HTMLAnchorElement>('a[href]')
  return link && isPageElsewhere(link) ? link : undefined
}

function isPageElsewhere({ origin, pathname, search, target }: HTMLAnchorElement): boolean {
  const isHere = pathname === location.pathname && search === location.search
  return origin === location.origin && !isHere && target === '' && !/\.\w+$|^\/api\//.test(pathname)
}
