import type { Page } from '@playwright/test'

/** Drops files on the page as a browser reports it. */
export function dropFiles(page: Page, files: readonly { name: string; text: string }[]) {
  return page.evaluate((given) => {
    const dataTransfer = new DataTransfer()
    for (const { name, text } of given) dataTransfer.items.add(new File([text], name))
    const event = { dataTransfer, bubbles: true, cancelable: true }
    const isTaken = (type: string) => !document.body.dispatchEvent(new DragEvent(type, event))
    return ['dragover', 'drop'].every(isTaken)
  }, files)
}
