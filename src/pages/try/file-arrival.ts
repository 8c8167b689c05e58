import { takeDroppedFiles } from '../../try/file-drop.ts'
import { arrivedFile, type ChosenFile, type NoFile } from './chosen-file.ts'

interface FileArrival {
  /** False while something is shown that a stray drop must not replace. */
  isOpen(): boolean
  /** Whether a file that would be taken is being dragged over the page. */
  onOver(isOver: boolean): void
  onArrival(arrived: ChosenFile | NoFile): void
}

/** Takes files that are dropped anywhere on the page or pasted. One that is not wanted leaves the page as it is. */
export function takeArrivingFiles({ isOpen, onOver, onArrival }: FileArrival): void {
  takeDroppedFiles(
    (transfer) => {
      const arrived = arrivedFile(transfer)
      if (arrived && isOpen()) onArrival(arrived)
    },
    (isOver) => onOver(isOver && isOpen()),
  )
  document.addEventListener('paste', (event) => {
    const arrived = arrivedFile(event.clipboardData)
    if (!arrived || !isOpen()) return
    event.preventDefault()
    onArrival(arrived)
  })
}
