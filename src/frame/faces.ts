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
  keepTarget(new Promise((loaded) => link.addEventListener('load', loaded)))
  document.head.append(link)
}

/** A part that the page begins with is at most so far from the top, with the header above it. */
const farthestTop = 120

/** Unless somebody moves the page meanwhile, who then reads somewhere else. */
async function keepTarget(loaded: Promise<unknown>): Promise<void> {
  const part = document.querySelector(':target')
  if (!part || Math.abs(part.getBoundingClientRect().top) > farthestTop) return
  const moves = new AbortController()
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
    addEventListener(type, () => moves.abort(), { passive: true, signal: moves.signal })
  }
  await loaded
  await document.fonts.ready
  // Two frames: browsers that keep the place themselves do it after the layout of the first.
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
  if (!moves.signal.aborted) part.scrollIntoView({ behavior: 'instant' })
  moves.abort()
}
