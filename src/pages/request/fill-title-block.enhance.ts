import { requestFormId } from '../../forms/request-places.ts'

/** Writes what is typed into the title block beside the form. */
export function fillTitleBlock(root: HTMLElement): void {
  const form = document.getElementById(requestFormId) as HTMLFormElement
  function fill(): void {
    for (const cell of root.querySelectorAll<HTMLElement>('[data-fills]'))
      cell.textContent = shownValue(form.elements.namedItem(cell.dataset.fills ?? ''))
  }
  form.addEventListener('input', fill)
  addEventListener('pageshow', fill)
  fill()
}

/** What was typed, or the words beside what was chosen. */
function shownValue(control: Element | RadioNodeList | null): string {
  if (!(control instanceof RadioNodeList)) return (control as HTMLInputElement | null)?.value ?? ''
  const chosen = [...control].find((radio) => (radio as HTMLInputElement).checked)
  return chosen?.parentElement?.textContent ?? ''
}
