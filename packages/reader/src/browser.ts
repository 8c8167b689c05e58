/** Reads drawing files in workers of the browser. */

export { readInWorker } from './workers/read-in-worker.ts'
export { openSurveyor, type Surveyor } from './workers/survey-in-worker.ts'
