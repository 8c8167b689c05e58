/** Loading fonts moves the page by less than this; a larger distance means that the visitor has scrolled. */
const farthestPx = 400

/**
 * Back, forward and reload show the position that was left, and a hash shows its target (SPEC section 2). Browsers scroll
 * there before the web fonts have loaded, which then move the page. So the position is stored in the history entry, and the
 * page scrolls to it, or to the target, once more after the fonts.
 *
 * @param fontsLoaded the web fonts have loaded
 */
export function holdPosition(fontsLoaded: Promise<void>): void {
  const top: number | undefined = history.state?.top
  let isHeld = true
  // Firefox has only the older event. Chromium may lay the page out again before it, without what tools emulate.
  const leaving = 'onpageswap' in window ? 'pageswap' : 'pagehide'
  addEventListener(leaving, () => history.replaceState({ top: scrollY }, ''))
  function letGo() {
    isHeld = false
  }
  for (const type of ['wheel', 'touchmove', 'keydown']) addEventListener(type, letGo)
  fontsLoaded.then(() => {
    if (!isHeld) return
    if (top === undefined) {
      document.querySelector(':target')?.scrollIntoView({ behavior: 'instant' })
    } else if (Math.abs(scrollY - top) < farthestPx) scrollTo({ top, behavior: 'instant' })
  })
}
