import { sendOnClick } from './send-on-click.ts'

/** Sends the request of an example when its button is clicked, and writes the answer below it. */
export function runOnClick(root: HTMLElement): void {
  sendOnClick(root)
}
