/** Loading fonts moves the page by less than this; a larger distance means that the visitor has scrolled. */
const farthestPx = 400

/**
 * Back, forward and reload show the position that was left (SPEC section 2). Browsers restore it before the web fonts have
 * loaded, which then move the page. So the position is noted in the entry of the history and set again after the fonts.
 *
 * @param faced the web fonts have loaded
 */
export function holdPosition(faced: Promise<void>): void {
  let top = history.state?.top
  // Firefox knows only the older event. Chromium may lay the page out again before it, without what tools emulate.
  const leaving = 'onpageswap' in window ? 'pageswap' : 'pagehide'
  addEventListener(leaving, () => history.replaceState({ top: scrollY }, ''))
  function letGo() {
    top = Number.NaN
  }
  addEventListener('wheel', letGo)
  addEventListener('touchmove', letGo)
  faced.then(() => {
    if (Math.abs(scrollY - top) < farthestPx) scrollTo({ top, behavior: 'instant' })
  })
}
