import { fieldId } from '../../forms/field-id.ts'
import { swapParts } from '../../navigation/fetch-page.ts'

/** The zone of the times on show. */
export function shownZone(root: ParentNode): string {
  return root.querySelector<HTMLInputElement>('input[name=timeZone]')?.value ?? ''
}

/** The button of the time that is chosen. */
export function chosenTime(root: ParentNode): HTMLInputElement | undefined {
  return timesOf(root).find(({ checked }) => checked)
}

/**
 * Replaces the shown free times by those of another page. A chosen time stays chosen if it is among them, and so does the
 * focus on one.
 *
 * @param lost a time that somebody else has taken: another process may still list it for some seconds
 */
export function showTimes(root: ParentNode, page: Document, lost?: string): void {
  const chosen = chosenTime(root)?.value
  const focused = timesOf(root).find((time) => time === document.activeElement)?.value
  swapParts(root, page)
  for (const time of timesOf(root)) {
    if (time.value === chosen) time.checked = true
    if (time.value === focused) time.focus({ preventScroll: true })
    if (Date.parse(time.value) === Date.parse(lost ?? '')) hatch(time)
  }
  for (const day of root.querySelectorAll('.slot-day'))
    if (!day.querySelector('input')) day.remove()
  const [first] = timesOf(root)
  if (first) first.id = fieldId({ name: first.name })
}

/** Hatches the button of a taken time instead of removing it, so that the other times keep their places. */
function hatch(time: HTMLInputElement): void {
  const taken = document.createElement('span')
  taken.className = 'slot-taken'
  time.closest('label')?.replaceWith(taken)
}

function timesOf(root: ParentNode): HTMLInputElement[] {
  return [...root.querySelectorAll<HTMLInputElement>('input[type=radio]')]
}
