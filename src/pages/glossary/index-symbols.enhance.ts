/** Fills the panel with the symbols of all terms, for whoever sees a sign and does not know its word. */
export function indexSymbols(root: HTMLElement): void {
  const name = root.querySelector('p')
  const cells = root.querySelector('div')
  if (!name || !cells) return
  const hint = name.textContent
  const links = [...document.querySelectorAll('.term-table dt > svg')].sort(byWidth).map(linkTo)
  cells.replaceChildren(...links)
  if (links[0]) links[0].tabIndex = 0

  const showName = ({ target }: Event) => {
    name.textContent = (target as Element).closest('a')?.ariaLabel ?? hint
  }
  for (const type of ['pointerover', 'focusin']) cells.addEventListener(type, showName)
  for (const type of ['pointerleave', 'focusout'])
    cells.addEventListener(type, () => {
      name.textContent = hint
    })
  // One stop for the Tab key; the arrow keys go from sign to sign.
  cells.addEventListener('keydown', (event) => {
    const at = links.indexOf(event.target as HTMLAnchorElement)
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const next = step === undefined ? undefined : links[at + step]
    if (!next) return
    event.preventDefault()
    for (const link of links) link.tabIndex = link === next ? 0 : -1
    next.focus()
  })
  cells.addEventListener('click', ({ target }) => {
    const id = (target as Element).closest('a')?.hash.slice(1) ?? ''
    if (document.getElementById(id)?.hidden) clearFilter()
  })
}

/** Signs stand before small drawings. */
const byWidth = (one: Element, other: Element): number =>
  Number(one.getAttribute('width')) - Number(other.getAttribute('width'))

function linkTo(symbol: Element): HTMLAnchorElement {
  const link = document.createElement('a')
  const words = [...(symbol.parentElement?.childNodes ?? [])]
  link.href = `#${symbol.closest('div')?.id}`
  link.ariaLabel = words.find(({ nodeType }) => nodeType === Node.TEXT_NODE)?.textContent ?? ''
  link.tabIndex = -1
  link.append(symbol.cloneNode(true))
  return link
}

/** A term that the filter hides is shown again before the link leads to it. */
function clearFilter(): void {
  const field = document.querySelector<HTMLInputElement>('.glossary input[name=q]')
  if (!field) return
  field.value = ''
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
