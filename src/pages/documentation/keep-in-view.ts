/**
 * Runs a change that moves parts of the page up or down, and keeps what is in the window in its place. Browsers do so
 * by themselves only as long as no style around it changes (CSS Scroll Anchoring 1, 2.3).
 */
export function keepInView(change: () => void): void {
  // Parts that stick to the window would hide that others moved; what the address leads to does not.
  const parts = [':target', 'main [id]'].flatMap((which) => [...document.querySelectorAll(which)])
  const first = parts.find(isAtOrBelowTop)
  const before = first?.getBoundingClientRect().top ?? 0
  change()
  const after = first?.getBoundingClientRect().top ?? 0
  if (after !== before) scrollBy({ top: after - before, behavior: 'instant' })
}

function isAtOrBelowTop(element: Element): boolean {
  return element.getClientRects().length > 0 && element.getBoundingClientRect().top >= 0
}
