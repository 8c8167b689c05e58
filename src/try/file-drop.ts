interface FileDrop {
  /** Whether files are being dragged over the page. */
  onOver?(isOver: boolean): void
  onDrop(transfer: DataTransfer): void
}

/** Takes files that are dropped anywhere on the page; without this the browser would leave the page to open them. */
export function takeDroppedFiles({ onOver, onDrop }: FileDrop, signal?: AbortSignal): void {
  const listen = (type: 'dragover' | 'drop', act: (transfer: DataTransfer) => void) =>
    document.addEventListener(
      type,
      (event) => {
        if (!event.dataTransfer?.types.includes('Files')) return
        event.preventDefault()
        act(event.dataTransfer)
      },
      { signal },
    )
  listen('dragover', () => onOver?.(true))
  listen('drop', (transfer) => {
    onOver?.(false)
    onDrop(transfer)
  })
  document.addEventListener(
    'dragleave',
    ({ relatedTarget }) => relatedTarget === null && onOver?.(false),
    { signal },
  )
}
