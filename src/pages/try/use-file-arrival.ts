import { useEffect, useState } from 'react'
import { arrivedFile, type ChosenFile, carriesFiles, type NoFile } from './chosen-file.ts'

/**
 * Takes files that are dropped anywhere on the page or pasted. While something is shown that a stray drop must not
 * replace, `isOpen` is false: the browser then does nothing with the file, where it would leave the page.
 *
 * @returns whether a file is being dragged over the page
 */
export function useFileArrival(
  isOpen: boolean,
  onArrival: (arrived: ChosenFile | NoFile) => void,
): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!carriesFiles(event.dataTransfer)) return
      event.preventDefault()
      if (isOpen) setIsOver(true)
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!carriesFiles(event.dataTransfer)) return
      event.preventDefault()
      setIsOver(false)
      const arrived = arrivedFile(event.dataTransfer)
      if (arrived && isOpen) onArrival(arrived)
    }
    const paste = (event: ClipboardEvent) => {
      const arrived = arrivedFile(event.clipboardData)
      if (!arrived || !isOpen) return
      event.preventDefault()
      onArrival(arrived)
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('dragover', over, { signal })
    document.addEventListener('dragleave', leave, { signal })
    document.addEventListener('drop', drop, { signal })
    document.addEventListener('paste', paste, { signal })
    return () => listening.abort()
  }, [isOpen, onArrival])
  return isOver
}
