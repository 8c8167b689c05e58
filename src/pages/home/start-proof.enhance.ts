import { countUp } from './count-up.ts'
import { prepareRequests } from './prepare-requests.ts'

/** What the proof does once it is near: its figures count, and the pages that readers of them ask for are fetched ahead. */
export function startProof(root: HTMLElement): void {
  countUp(root)
  prepareRequests()
}
