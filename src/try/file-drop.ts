/**
 * Takes what is dropped anywhere on the page; without this the browser would leave the page to open it.
 *
 * @param onOver is given whether files are being dragged over the page
 */
export function takeDroppedFiles(
  onDrop: (transfer: DataTransfer) => void,
  onOver?: (isOver: boolean) => void,
  signal?: AbortSignal,
): void {
  for (const type of ['dragover', 'drop'] as const) {
    addEventListener(
      type,
      (event) => {
        if (!event.dataTransfer?.types.includes('Files')) return
        event.preventDefault()
        onOver?.(type === 'dragover')
        if (type === 'drop') onDrop(event.dataTransfer)
      },
      { signal },
    )
  }
  addEventListener(
    'dragleave',
    ({ relatedTarget }) => {
      if (relatedTarget === null) onOver?.(false)
    },
    { signal },
  )
}
