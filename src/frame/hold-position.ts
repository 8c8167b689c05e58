/** The page's own letters move it by less; who is farther away has scrolled. */
const farthestPx = 400

/**
 * Back, forward and reload show the position that was left (SPEC section 2). Browsers restore it while the page still has its
 * stand-in letters, and the page moves when its faces come; so it is noted with the entry of the history, and held then.
 *
 * @param faced the faces have come
 */
export function holdPosition(faced: Promise<void>): void {
  let top = history.state?.top
  // Firefox knows the older event only. Before that one, Chromium may lay the page out once more, without what tools emulate.
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
