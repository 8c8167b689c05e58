/** Reads a drawing file in a worker of the browser. */

export { readInWorker } from './read-in-worker.ts'
