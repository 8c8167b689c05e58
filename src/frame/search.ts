import { isSlashChosen } from '../i18n/choice.ts'
import { isPlainClick } from '../navigation/plain-click.ts'

/** The link that opens the search. It leads to the page of results, which does the same if the dialog cannot be loaded. */
const linkSelector = '[data-opens-search]'

const load = () => import('../search/open-search.tsx')

/**
 * Opens the search over the page: by its link, by Ctrl or Cmd with K, by the key `/`. Its code is loaded by the first sign
 * that somebody wants it.
 */
export function openSearchOnDemand(): void {
  const link = document.querySelector<HTMLAnchorElement>(linkSelector)
  if (!link) return
  nameKeys(link)
  link.addEventListener('pointerenter', () => void load().catch(() => {}), { once: true })
  link.addEventListener('click', (event) => {
    if (isPlainClick(event)) open(event, link)
  })
  addEventListener('keydown', (event) => {
    if (isShortcut(event)) open(event, link)
  })
}

function open(event: Event, link: HTMLAnchorElement): void {
  event.preventDefault()
  const takeTyped = hearTyping()
  load()
    .then(({ openSearch }) => openSearch(takeTyped))
    .catch(() => location.assign(link.href))
}

function isShortcut(event: KeyboardEvent): boolean {
  const { key, metaKey, ctrlKey, altKey, target } = event
  const isWanted = metaKey || ctrlKey ? key === 'k' : key === '/' && isSlashChosen()
  const isWriting = (target as Element).closest?.('input,textarea,select,[contenteditable]')
  return isWanted && !altKey && !isWriting
}

/** The server does not know the keyboard; the label has its room before it is known. */
function nameKeys(link: Element): void {
  const label = link.querySelector('kbd')
  if (label) label.textContent = (!/Mac|iP/.test(navigator.platform) && label.dataset.keys) || '⌘ K'
}

/**
 * Records the keys that are typed before the dialog with its field is there. They do nothing else meanwhile.
 *
 * @returns a function that ends the recording and returns the text
 */
function hearTyping(): () => string {
  let typed = ''
  function hear(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey } = event
    if (key.length > 1 || ctrlKey || metaKey || altKey) return
    event.preventDefault()
    typed += key
  }
  addEventListener('keydown', hear)
  return () => {
    removeEventListener('keydown', hear)
    return typed
  }
}
