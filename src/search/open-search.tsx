import { createRoot } from 'react-dom/client'
import type { UiCopy } from '../../shared/content/words/ui.ts'
import { fetchWords } from '../frame/fetch-words.ts'
import { documentLocale } from '../i18n/document-locale.ts'
import { SearchDialog } from './search-dialog.tsx'

let words: Promise<UiCopy['search']> | undefined
let isOpen = false

/**
 * Shows the search over the page until it is closed. Rejects where its words cannot be loaded.
 *
 * @param takeTyped gives what was typed since somebody asked for the search, when its field takes over
 */
export async function openSearch(takeTyped: () => string): Promise<void> {
  if (isOpen) {
    takeTyped()
    return
  }
  isOpen = true
  try {
    words ??= fetchWords<UiCopy['search']>('search')
    show(await words, takeTyped)
  } catch (error) {
    takeTyped()
    words = undefined
    isOpen = false
    throw error
  }
}

function show(copy: UiCopy['search'], takeTyped: () => string): void {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  function close() {
    isOpen = false
    root.unmount()
    place.remove()
  }
  root.render(
    <SearchDialog copy={copy} locale={documentLocale()} takeTyped={takeTyped} onClose={close} />,
  )
}
