/** Marks a part of the page as waiting, and says so to those who would use it before it can be used (SPEC section 8). */
export function markBusy(island: HTMLElement, words: string): void {
  const note = document.createElement('span')
  note.className = 'sr-only'
  note.dataset.busy = ''
  note.textContent = words
  island.append(note)
  island.ariaBusy = 'true'
}

/** React and enhancing functions find the HTML as the server has made it. */
export function endBusy(island: HTMLElement): void {
  island.querySelector(':scope > [data-busy]')?.remove()
  island.ariaBusy = null
}
