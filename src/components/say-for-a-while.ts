const resetMs = 2500

const saying = new WeakMap<
  Element,
  { before: string | null; timer: ReturnType<typeof setTimeout> }
>()

/**
 * Shows words in a control's live region for a while, then what stood there before.
 *
 * @param isDone the control did what it is for, and has `data-done` for as long
 */
export function sayForAWhile(control: Element, words: string, isDone: boolean): void {
  const label = control.querySelector('[aria-live]')
  if (!label) return
  const { before = label.textContent, timer } = saying.get(label) ?? {}
  clearTimeout(timer)
  label.textContent = words
  control.toggleAttribute('data-done', isDone)
  const reset = () => {
    label.textContent = before
    control.removeAttribute('data-done')
    saying.delete(label)
  }
  saying.set(label, { before, timer: setTimeout(reset, resetMs) })
}
