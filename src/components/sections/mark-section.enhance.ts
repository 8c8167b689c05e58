/** Marks the link to the section being read. */
export function markSection(root: HTMLElement): void {
  const links = [...root.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
  const ids = links.map(({ hash }) => decodeURIComponent(hash.slice(1)))
  let isAsked = false
  function measure() {
    isAsked = false
    const tops = ids.map((id) => document.getElementById(id)?.getBoundingClientRect().top)
    const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 1
    const read = isAtEnd ? links.length - 1 : indexOfRead(tops)
    for (const [index, link] of links.entries())
      link.ariaCurrent = index === read ? 'location' : null
  }
  function request() {
    if (!isAsked) requestAnimationFrame(measure)
    isAsked = true
  }
  request()
  addEventListener('scroll', request, { passive: true })
  addEventListener('resize', request)
}

/** The last section whose top is in the upper third of the viewport; -1 before the first. */
function indexOfRead(tops: readonly (number | undefined)[]): number {
  return tops.findLastIndex((top) => top !== undefined && top < innerHeight / 3)
}
