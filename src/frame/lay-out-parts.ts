/**
 * Lays out the parts of the page that wait below the screen (`server/rendering/part-heights.ts`), one whenever the browser
 * is idle: then pictures of the whole page are complete, too, and no part is late for a fast reader.
 */
export function layOutParts(): void {
  // Where browsers tell of no idle moment, parts come when they are near.
  if (!('requestIdleCallback' in window)) return
  const waiting = [...document.querySelectorAll<HTMLElement>('[data-part]')]
  const layOutNext = () => {
    const part = waiting.shift()
    if (!part) return
    part.style.contentVisibility = 'visible'
    // The layout comes with the next frame, and the browser is idle again after it.
    requestAnimationFrame(() => requestIdleCallback(layOutNext))
  }
  requestIdleCallback(layOutNext)
}
