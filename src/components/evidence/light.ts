/** Marks the elements of a reference_id below `root` (boxes, balloons, rows, buttons) and unmarks all others. */
export function light(root: Element, ref: string): void {
  for (const part of root.querySelectorAll<HTMLElement>('[data-ref]:not(.code *)')) {
    const isLit = part.dataset.ref === ref
    if (part.localName === 'button') part.ariaPressed = String(isLit)
    else part.toggleAttribute('data-active', isLit)
  }
}

/**
 * Lights the objects of a reference_id in the highlighted JSON below `root`, value and place, and darkens the others.
 * With `shouldScroll` the code panel scrolls to the value; the page never does.
 */
export function lightObject(root: Element, ref: string, shouldScroll: boolean): void {
  for (const object of root.querySelectorAll<HTMLElement>('.code [data-ref]')) {
    object.classList.toggle('is-active', object.dataset.ref === ref)
  }
  const value = root.querySelector<HTMLElement>('.code .is-active')
  if (value && shouldScroll) scrollWithin(value)
}

/** Calls `point` with the element of a reference_id when a pointer, a touch or the focus reaches it. */
export function onPoint(root: Element, point: (part: HTMLElement) => void): void {
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'click']) {
    root.addEventListener(type, ({ target }) => {
      const part = (target as Element).closest<HTMLElement>('[data-ref]')
      if (part) point(part)
    })
  }
}

function scrollWithin(object: HTMLElement): void {
  const panel = object.closest<HTMLElement>('section.code')
  if (!panel) return
  const top = object.getBoundingClientRect().top - panel.getBoundingClientRect().top
  panel.scrollBy({ top: top - 24, behavior: 'instant' })
}
