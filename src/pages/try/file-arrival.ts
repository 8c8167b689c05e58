import { arrivedFile, type ChosenFile, carriesFiles, type NoFile } from './chosen-file.ts'

interface FileArrival {
  /** False while something is shown that a stray drop must not replace. */
  isOpen(): boolean
  /** Whether a file is being dragged over the page. */
  onOver(isOver: boolean): void
  onArrival(arrived: ChosenFile | NoFile): void
}

/** Takes files that are dropped anywhere on the page or pasted. One that is not wanted leaves the page as it is. */
export function takeArrivingFiles({ isOpen, onOver, onArrival }: FileArrival): void {
  document.addEventListener('dragover', (event) => {
    if (!carriesFiles(event.dataTransfer)) return
    event.preventDefault()
    onOver(isOpen())
  })
  document.addEventListener('dragleave', ({ relatedTarget }) => {
    if (relatedTarget === null) onOver(false)
  })
  document.addEventListener('drop', (event) => {
    if (!carriesFiles(event.dataTransfer)) return
    event.preventDefault()
    onOver(false)
    const arrived = arrivedFile(event.dataTransfer)
    if (arrived && isOpen()) onArrival(arrived)
  })
  document.addEventListener('paste', (event) => {
    const arrived = arrivedFile(event.clipboardData)
    if (!arrived || !isOpen()) return
    event.preventDefault()
    onArrival(arrived)
  })
}
