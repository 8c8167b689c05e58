import { countText, matchesFilter } from '../../../shared/text-filter.ts'
import { letterId } from './letter-id.ts'

/** Filters the terms while somebody types, with the same words and counts as the server's answer to the form. */
export function filterTerms(root: HTMLElement): void {
  const field = root.querySelector<HTMLInputElement>('input[name=q]')
  const entries = [...root.querySelectorAll<HTMLElement>('.term-table > dl > div')].map(
    (entry) => ({
      entry,
      names: namesIn(entry),
    }),
  )
  function filter() {
    let count = 0
    for (const { entry, names } of entries) {
      entry.hidden = !matchesFilter(names, field?.value ?? '')
      if (!entry.hidden) count += 1
    }
    for (const letter of root.querySelectorAll('nav li > a')) showLetter(letter)
    const none = root.querySelector<HTMLElement>('[data-none]')
    if (none) none.hidden = count > 0
    const status = root.querySelector<HTMLElement>('[role=status]')
    if (status) status.textContent = countText(status.dataset.words ?? '', count, entries.length)
  }
  field?.addEventListener('input', filter)
  // The field may hold text already: typed before this script was loaded, or restored by the browser.
  if (field?.value !== field?.defaultValue) filter()
}

/** Everything a term can be found by, as on the server, without the word before its other names ("also"). */
function namesIn(entry: HTMLElement): string {
  const texts = [...entry.querySelectorAll('cite,[lang]')].flatMap(({ childNodes }) => [
    ...childNodes,
  ])
  const also = entry.querySelector('dt > small')?.textContent.replace(/^\S+ /, '')
  const term = [...entry.querySelectorAll('dt')].flatMap(({ childNodes }) => [...childNodes])
  const names = term.filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
  return [...names, ...texts]
    .map(({ textContent }) => textContent)
    .concat(also ?? '')
    .join(' ')
}

/** A letter without terms is not shown, and its link leads nowhere. */
function showLetter(link: Element): void {
  const id = letterId(link.textContent ?? '')
  const section = document.getElementById(id)
  const hasTerms = section?.querySelector('dl > div:not([hidden])') !== null
  if (section) section.hidden = !hasTerms
  if (hasTerms) link.setAttribute('href', `#${id}`)
  else link.removeAttribute('href')
}
