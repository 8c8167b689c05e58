/** How many callouts it points at, and how long at each. */
const stops = 6
const stopMs = 2600
/** Events of a visitor who does anything. */
const inputs = ['pointermove', 'pointerdown', 'keydown', 'scroll']

/** Points at six callouts one after the other, once, as a pointer would, until the visitor does anything. */
export function tourCallouts(root: Element): void {
  const fields = [...root.querySelectorAll('button[data-ref]')].slice(1, 1 + stops)
  const timer = setInterval(() => {
    fields.shift()?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  }, stopMs)
  const stop = () => clearInterval(timer)
  for (const type of inputs) addEventListener(type, stop, { once: true, capture: true })
}
