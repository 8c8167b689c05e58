import { sleeping } from './waking-types.ts'

/** Takes what is dropped or pasted anywhere on the page, until it listens for that by itself. */
const taker = `${sleeping}:has(> [data-takes-files])`

/**
 * Keeps files that are dropped before the island that takes them listens; without this the browser would leave the page
 * to open the file. Browsers empty an event's data as soon as it is over, so the files are copied.
 */
export function keepFiles(wake: (island: HTMLElement) => Promise<void>): void {
  async function onEvent(event: Event) {
    const { dataTransfer, clipboardData } = event as DragEvent & ClipboardEvent
    const transfer = dataTransfer ?? clipboardData
    if (!transfer?.types.includes('Files')) return
    const island = document.querySelector<HTMLElement>(taker)
    if (!island) return
    event.preventDefault()
    const kept = new DataTransfer()
    for (const file of transfer.files) kept.items.add(file)
    const { type, target, constructor: Kind } = event
    await wake(island)
    if (type === 'dragover') return
    const carrying = { dataTransfer: kept, clipboardData: kept, bubbles: true, cancelable: true }
    target?.dispatchEvent(new (Kind as typeof DragEvent)(type, carrying))
  }
  for (const type of ['dragover', 'drop', 'paste']) {
    document.addEventListener(type, onEvent, { capture: true })
  }
}
