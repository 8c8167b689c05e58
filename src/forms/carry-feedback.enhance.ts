import { carryValues } from './carry-values.ts'

/** Carries feedback into the other language. Sending it needs no script. */
export function carryFeedback(root: HTMLElement): void {
  carryValues(root.querySelector('form') as HTMLFormElement)
}
