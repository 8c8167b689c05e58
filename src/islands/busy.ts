/** Marks a part of the page as busy, with a message for screen readers (SPEC section 8). */
export function markBusy(island: HTMLElement, words: string): void {
  const note = document.createElement('span')
  note.className = 'sr-only'
  note.dataset.busy = ''
  note.textContent = words
  island.append(note)
  island.ariaBusy = 'true'
}

/** Removes the marks, so that React and enhancing functions find the HTML as the server rendered it. */
export function endBusy(island: HTMLElement): void {
  island.querySelector(':scope > [data-busy]')?.remove()
  island.ariaBusy = null
}
