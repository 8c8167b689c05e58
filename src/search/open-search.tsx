import { createRoot } from 'react-dom/client'
import type { UiCopy } from '../../shared/content/words/ui.ts'
import { fetchWords } from '../frame/fetch-words.ts'
import { documentLocale } from '../i18n/document-locale.ts'
import { SearchDialog } from './search-dialog.tsx'

let words: Promise<UiCopy['search']> | undefined
let isOpen = false

/** Shows the search over the page until it is closed. Rejects where its words cannot be loaded. */
export async function openSearch(): Promise<void> {
  if (isOpen) return
  isOpen = true
  try {
    words ??= fetchWords<UiCopy['search']>('search')
    show(await words)
  } catch (error) {
    words = undefined
    isOpen = false
    throw error
  }
}

function show(copy: UiCopy['search']): void {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  function close() {
    isOpen = false
    root.unmount()
    place.remove()
  }
  root.render(<SearchDialog copy={copy} locale={documentLocale()} onClose={close} />)
}
