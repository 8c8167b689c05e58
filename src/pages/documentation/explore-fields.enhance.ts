import { light, lightObject } from '../../components/evidence/light.ts'
import { showWholeResponse } from '../../components/evidence/whole-response.ts'
import { sampleValue, valueAt } from './sample-value.ts'
import { viewAround } from './view-around.ts'

const sides = ['x', 'y', 'width', 'height'] as const

/**
 * Pointing at a field, an entry, a box or an object of the code lights the other sides; the fields show the values of the
 * entry pointed at. The response is read from its code, the entries from their buttons.
 */
export async function exploreFields(root: HTMLElement): Promise<void> {
  keepInView(() => makeButtons(root))
  await showWholeResponse(root)
  const response: unknown = JSON.parse(root.querySelector('.code code')?.textContent ?? 'null')
  let last: Element | null = null
  function onEvent({ target }: Event) {
    const part = (target as Element).closest<HTMLElement>('[data-entry],[data-ref],tr')
    const entry = part !== last && part && entryOf(part, root)
    last = part
    if (entry) show(entry, !part.closest('.code'))
  }
  function show(entry: HTMLElement, shouldScroll: boolean) {
    const { ref } = entry.dataset
    light(root, ref ?? '')
    if (ref) lightObject(root, ref, shouldScroll)
    showDetail(root, entry)
    for (const group of root.querySelectorAll('details:not([data-fixed])'))
      showValues(group, entry, response)
  }
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'click']) {
    root.addEventListener(type, onEvent)
  }
}

/** Makes each entry a button that holds the entry's path, `dimensions[3]` or `weight`; the first of a group is shown. */
function makeButtons(root: HTMLElement): void {
  const label = root.querySelector<HTMLElement>('[data-entries]')?.dataset.entries ?? ''
  for (const item of root.querySelectorAll<HTMLElement>('li[data-entry]')) {
    const { entry: index, ref } = item.dataset
    const group = item.closest('[id]')?.id.replace(/^[^-]*-/, '') ?? ''
    const button = document.createElement('button')
    button.type = 'button'
    button.ariaPressed = String(!item.previousElementSibling)
    button.dataset.entry = index ? `${group}[${index}]` : group
    if (ref) button.dataset.ref = ref
    button.append(...item.childNodes)
    delete item.dataset.entry
    delete item.dataset.ref
    item.append(button)
    if (item.parentElement) item.parentElement.ariaLabel = label
  }
}

/** The button of the entry that something stands for: a row for the one its group shows. */
function entryOf(part: HTMLElement, root: Element): HTMLElement | null | undefined {
  const { entry, ref } = part.dataset
  if (entry !== undefined) return part
  if (ref !== undefined) return root.querySelector<HTMLElement>(`[data-entry][data-ref="${ref}"]`)
  return part.closest('details')?.querySelector<HTMLElement>('[data-entry][aria-pressed=true]')
}

/** Enlarges the place of an entry on the sheet, and links to its fields. */
function showDetail(root: Element, entry: HTMLElement): void {
  const detail = root.querySelector<HTMLElement>('[data-detail]')
  const { ref, entry: path = '' } = entry.dataset
  const box = root.querySelector<SVGRectElement>(`rect[data-ref="${ref}"]`)
  if (!detail) return
  detail.hidden = !box
  if (!box) return
  const twin = detail.querySelector('rect')
  for (const name of sides) twin?.setAttribute(name, box.getAttribute(name) ?? '')
  twin?.setAttribute('data-kind', box.closest<SVGElement>('[data-kind]')?.dataset.kind ?? '')
  detail.querySelector('svg')?.setAttribute('viewBox', viewAround(box.getBBox()))
  const link = detail.querySelector('a')
  link?.setAttribute('href', `#${entry.closest('[id]')?.id}`)
  for (const [index, text] of [path, entry.textContent].entries()) {
    const part = link?.children[index]
    if (part) part.textContent = text
  }
}

/** Values of a group: of the entry if it belongs to it, of any entry if the group has none, else of its first. */
function showValues(group: Element, entry: HTMLElement, response: unknown): void {
  const entries = [...group.querySelectorAll<HTMLElement>('[data-entry]')]
  const shown = group.contains(entry) ? entry : (entries[0] ?? entry)
  for (const each of entries) each.ariaPressed = String(each === shown)
  const object = valueAt(response, shown.dataset.entry ?? '')
  for (const cell of group.querySelectorAll<HTMLElement>('tbody th')) showValue(cell, object)
}

/** The value of a field stands below its path and its type. */
function showValue(cell: HTMLElement, object: unknown): void {
  const [type, shown] = cell.querySelectorAll<HTMLElement>(':scope > code,:scope > samp')
  const sample = shown ?? cell.appendChild(document.createElement('samp'))
  const words = cell.textContent ?? ''
  const path = words.slice(0, words.length - `${type?.textContent}${sample.textContent}`.length)
  sample.textContent = sampleValue(object, { path, type: type?.firstChild?.textContent ?? '' })
  sample.hidden = !sample.textContent
}

/**
 * Runs a change that moves parts of the page up or down, and keeps what is in the window in its place. Browsers do so
 * by themselves only as long as no style around it changes (CSS Scroll Anchoring 1, 2.3).
 */
function keepInView(change: () => void): void {
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
