/**
 * Loads the faces of the site. Their stand-ins are as wide and as tall on average, so that hardly anything moves; where the
 * address leads to a part of the page, that stays where it is all the same.
 *
 * @param href of the style sheet that names them
 */
export function addFaces(href: string): void {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  link.addEventListener('load', keepTarget)
  document.head.append(link)
}

/** Unless somebody moves the page meanwhile, who then reads somewhere else. */
function keepTarget(): void {
  const part = document.querySelector(':target')
  if (!part) return
  const { top } = part.getBoundingClientRect()
  const moves = new AbortController()
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
    addEventListener(type, () => moves.abort(), { passive: true, signal: moves.signal })
  }
  const keep = () => {
    if (moves.signal.aborted) return
    moves.abort()
    scrollBy({ top: part.getBoundingClientRect().top - top, behavior: 'instant' })
  }
  // Two frames: browsers that keep the place themselves do it after the layout of the first.
  document.fonts.ready.then(() => requestAnimationFrame(() => requestAnimationFrame(keep)))
}
