import { type DrawingReaderClient, FileRefused } from './reader-client.ts'

/** Reads in a worker. Until one is there, every file is refused for want of an engine. */
export const readInWorker: DrawingReaderClient = {
  read: () => Promise.reject(new FileRefused({ code: 'engine-missing' })),
}
