/*
 * All of it runs in the page: the faults of an element that Tab reaches, or should reach. The functions can use only
 * each other.
 */

/** In the order of the document, which Tab keeps as long as no tabindex is above 0. */
export function stopsIn(root: Element | null): HTMLElement[] {
  const groups = new Set<string>()
  const all = root?.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex]',
  )
  return [...(all ?? [])].filter((element) => {
    if (element.tabIndex < 0 || element.matches(':disabled')) return false
    if (!element.checkVisibility({ visibilityProperty: true })) return false
    return !(element instanceof HTMLInputElement) || isFirstOfGroup(element, groups)
  })
}

/** A group of radio buttons is one stop: the chosen one, otherwise the first. */
function isFirstOfGroup(input: HTMLInputElement, groups: Set<string>): boolean {
  if (input.type !== 'radio') return true
  const chosen = document.querySelector(`input[name="${input.name}"]:checked`)
  if (chosen && chosen !== input) return false
  return groups.size !== groups.add(input.name).size
}

export function faultsOf(stop: HTMLElement): string[] {
  return [
    ...(isSeen(stop) ? [] : ['is hidden by something or outside the window']),
    ...(isMarked(stop) ? [] : ['does not show the focus']),
    ...(hasRole(stop) ? [] : ['has no role or no name of its own']),
    ...(stop.tabIndex > 0 ? ['jumps the queue'] : []),
  ]
}

/** Whether some of it lies in the window, and most of that on top of everything else (WCAG 2.4.11). */
function isSeen(stop: HTMLElement): boolean {
  const tops = [...stop.getClientRects()]
    .flatMap(({ left, top, width, height }) =>
      [0.1, 0.5, 0.9].flatMap((across) =>
        [0.15, 0.5, 0.85].map((down) => [left + width * across, top + height * down] as const),
      ),
    )
    .map(([x, y]) => document.elementFromPoint(x, y))
    .filter((top) => top !== null)
  const label = (stop as HTMLInputElement).labels?.[0]
  const own = tops.filter((top) => stop.contains(top) || top.contains(stop) || label?.contains(top))
  return own.length > tops.length / 2
}

/** An outline of 2 px on the element or on what stands for it, at most one side of it cut off. */
function isMarked(stop: HTMLElement): boolean {
  // Its parts are stops of their own, which the browser marks inside.
  if (stop.matches('input[type=date]')) return true
  const label = (stop as HTMLInputElement).labels?.[0]
  const around = [stop, label, stop.parentElement, stop.parentElement?.parentElement]
  const marked = around.find((each) => {
    const { outlineStyle, outlineWidth } = each ? getComputedStyle(each) : document.body.style
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
  return marked ? cutSides(marked) <= 1 : false
}

function cutSides(element: Element): number {
  const { outlineOffset, outlineWidth } = getComputedStyle(element)
  const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
  const own = element.getBoundingClientRect()
  const sides = { left: false, right: false, top: false, bottom: false }
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    if (getComputedStyle(box).overflow === 'visible') continue
    const frame = box.getBoundingClientRect()
    const overX = own.width + 2 * reach > frame.width
    const overY = own.height + 2 * reach > frame.height
    // What is larger than the box it scrolls in shows the sides it can.
    if (!overX && own.left - reach < frame.left - 0.5) sides.left = true
    if (!overX && own.right + reach > frame.right + 0.5) sides.right = true
    if (!overY && own.top - reach < frame.top - 0.5) sides.top = true
    if (!overY && own.bottom + reach > frame.bottom + 0.5) sides.bottom = true
  }
  return Object.values(sides).filter(Boolean).length
}

/** Controls have roles and are named in the accessibility tree; what only scrolls must say both itself. */
function hasRole(stop: HTMLElement): boolean {
  if (stop.matches('a, button, input, select, textarea, summary')) return true
  const isNamed = stop.hasAttribute('aria-label') || stop.hasAttribute('aria-labelledby')
  return isNamed && (stop.localName !== 'div' || stop.hasAttribute('role'))
}

export function nameOf(element: HTMLElement): string {
  const text = element.getAttribute('aria-label') ?? element.textContent ?? ''
  return `${element.localName} "${text.replace(/\s+/g, ' ').trim().slice(0, 40)}"`
}

/** Declares these functions in a page. */
export const stopFunctions = [
  stopsIn,
  isFirstOfGroup,
  faultsOf,
  isSeen,
  isMarked,
  cutSides,
  hasRole,
  nameOf,
].join('\n')
