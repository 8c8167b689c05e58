/** Reads drawing files in workers of the browser. */

export { readInWorker } from './read-in-worker.ts'
export { openSurveyor, type Surveyor } from './survey-in-worker.ts'
