/**
 * Lights the object of a reference_id in the highlighted JSON below `root` and darkens the others.
 * With `shouldScroll` the code panel scrolls to it; the page never does.
 */
export function lightObject(root: HTMLElement | null, ref: number, shouldScroll: boolean): void {
  for (const object of root?.querySelectorAll<HTMLElement>('.code [data-ref]') ?? []) {
    const isActive = object.dataset.ref === String(ref)
    object.classList.toggle('is-active', isActive)
    if (isActive && shouldScroll) scrollWithin(object)
  }
}

/** The reference_id of the object in the code that an event came from, if it came from one. */
export function objectAt(target: EventTarget): number | undefined {
  const object = (target as Element).closest<HTMLElement>('[data-ref]')
  return object ? Number(object.dataset.ref) : undefined
}

function scrollWithin(object: HTMLElement): void {
  const panel = object.closest<HTMLElement>('section.code')
  if (!panel) return
  const top = object.getBoundingClientRect().top - panel.getBoundingClientRect().top
  panel.scrollBy({ top: top - 24, behavior: 'instant' })
}
