const resetMs = 2500

/** Shows words in a control's live region for a while, then what stood there before. */
export function sayForAWhile(control: Element, words: string): void {
  const label = control.querySelector<HTMLElement>('[aria-live]')
  if (!label || label.dataset.own !== undefined) return
  label.dataset.own = label.textContent ?? ''
  label.textContent = words
  setTimeout(() => {
    label.textContent = label.dataset.own ?? ''
    delete label.dataset.own
  }, resetMs)
}
