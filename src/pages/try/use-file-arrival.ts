import { useEffect, useState } from 'react'
import { type ChosenFile, carriesFiles, firstFile } from './chosen-file.ts'

/**
 * Takes files that are dropped anywhere on the page or pasted. While something is shown that a stray drop must not
 * replace, `isOpen` is false: the browser then does nothing with the file, where it would leave the page.
 *
 * @returns whether a file is being dragged over the page
 */
export function useFileArrival(isOpen: boolean, onFile: (file: ChosenFile) => void): boolean {
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
      const file = firstFile(event.dataTransfer?.files)
      if (file && isOpen) onFile(file)
    }
    const paste = (event: ClipboardEvent) => {
      const file = firstFile(event.clipboardData?.files)
      if (!file || !isOpen) return
      event.preventDefault()
      onFile(file)
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('dragover', over, { signal })
    document.addEventListener('dragleave', leave, { signal })
    document.addEventListener('drop', drop, { signal })
    document.addEventListener('paste', paste, { signal })
    return () => listening.abort()
  }, [isOpen, onFile])
  return isOver
}
