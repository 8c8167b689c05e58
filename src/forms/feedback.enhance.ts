import { carryValues } from './carry-values.ts'

/** Feedback needs no script to be sent, only to be carried into the other language. */
export function carryFeedback(root: HTMLElement): void {
  carryValues(root.querySelector('form') as HTMLFormElement)
}
