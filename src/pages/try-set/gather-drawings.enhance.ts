import { takeDroppedFiles } from '../../try/file-drop.ts'
import { type ChosenOrDropped, droppedIn } from '../../try/set/dropped.ts'
import type { OpenSet } from './session/open-set.tsx'

type Notice = 'loading' | 'loadFailed' | 'nothing'

/** Shows the builder in place of the start; its code is loaded with the first files. */
export function gatherDrawings(desk: HTMLElement): void {
  const part = (selector: string) => desk.querySelector(selector) as HTMLElement
  const start = part('[data-desk=start]')
  const sheet = part('[data-desk=sheet]')
  const input = part('input[type=file]') as HTMLInputElement
  const status = part('[role=status]')
  const title = part('h1').textContent
  let set: OpenSet | undefined

  function show(notice: Notice): void {
    set?.element.remove()
    set = undefined
    start.hidden = false
    status.textContent = status.dataset[notice] ?? ''
  }

  async function take(given: ChosenOrDropped): Promise<void> {
    if (set) return set.take(given)
    show('loading')
    try {
      const { gatherWithWords, openSet } = await import('./session/open-set.tsx')
      const { found, words } = await gatherWithWords(given)
      const isEmpty = found.kind === 'files' && found.files.length === 0
      if (isEmpty && !set) return show('nothing')
      if (!set) {
        set = openSet({ title, words, onBroken: () => show('loadFailed') })
        start.hidden = true
        start.after(set.element)
      }
      set.add(found)
    } catch {
      // The notice says what to do; the files are still with the visitor.
      show('loadFailed')
    }
  }

  function takeChosen(): void {
    const files = Array.from(input.files ?? [])
    // Otherwise choosing the same files again would fire no event.
    input.value = ''
    if (files.length > 0) take({ kind: 'chosen', files })
  }

  function chooseOn(button: HTMLElement, isFolder: boolean): void {
    button.addEventListener('click', () => {
      input.toggleAttribute('webkitdirectory', isFolder)
      input.click()
    })
  }
  chooseOn(part('[data-desk=folder]'), true)
  chooseOn(part('[data-desk=files]'), false)
  input.addEventListener('change', takeChosen)
  takeDroppedFiles(
    (transfer) => take(droppedIn(transfer)),
    (isOver) => sheet.toggleAttribute('data-over', isOver),
  )
  // Some may have been chosen before this script was loaded.
  takeChosen()
}
