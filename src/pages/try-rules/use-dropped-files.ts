import { useEffect, useEffectEvent } from 'react'
import { carriesFiles } from '../try/chosen-file.ts'

/** Takes files that are dropped anywhere on the page. */
export function useDroppedFiles(onFiles: (files: readonly File[]) => void): void {
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const onOver = (event: DragEvent) => {
      if (carriesFiles(event.dataTransfer)) event.preventDefault()
    }
    const onDrop = (event: DragEvent) => {
      if (!carriesFiles(event.dataTransfer)) return
      event.preventDefault()
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length > 0) take(files)
    }
    document.addEventListener('dragover', onOver, { signal })
    document.addEventListener('drop', onDrop, { signal })
    return () => listening.abort()
  }, [])
}
