import { sleeping } from './waking-types.ts'

/** Takes what is dropped or pasted anywhere on the page, until it listens for that by itself. */
const taker = `${sleeping}:has(> [data-takes-files])`

/**
 * Files that arrive before an island that takes them listens: without this the browser would leave the page for a file
 * that is dropped. Browsers empty what an event carries as soon as it is over, so the files are kept in a copy.
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
