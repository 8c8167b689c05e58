import type { ReaderWorker, WorkerReport, WorkerRequest } from './input/worker-messages.ts'
import type { PictureRequest } from './reader-client.ts'
import { nameOfPicture } from './whole-picture.ts'

/** Parts of a sheet, drawn by the worker that keeps the file open. */
export function openPictures(worker: ReaderWorker) {
  const waiting = new Map<number, PromiseWithResolvers<ImageBitmap>>()
  let lastId = 0
  let prepared: { readonly name: string; readonly picture: Promise<ImageBitmap> } | undefined
  worker.addEventListener('message', (event) => {
    const report = (event as MessageEvent<WorkerReport>).data
    if (report.kind !== 'picture' && report.kind !== 'no-picture') return
    const request = waiting.get(report.id)
    waiting.delete(report.id)
    if (report.kind === 'picture') request?.resolve(report.bitmap)
    else request?.reject(new Error(report.reason))
  })
  const ask = (request: PictureRequest) => {
    lastId += 1
    const answer = Promise.withResolvers<ImageBitmap>()
    waiting.set(lastId, answer)
    worker.postMessage({ kind: 'picture', id: lastId, request } satisfies WorkerRequest)
    return answer.promise
  }
  return {
    /** Has a picture drawn that will be asked for; it is handed out once. */
    prepare(request: PictureRequest): void {
      const picture = ask(request)
      // Whoever asks for it hears of its fault.
      picture.catch(() => {})
      prepared = { name: nameOfPicture(request), picture }
    },
    picture(request: PictureRequest): Promise<ImageBitmap> {
      const ready = prepared
      if (ready?.name !== nameOfPicture(request)) return ask(request)
      prepared = undefined
      return ready.picture
    },
    close(): void {
      for (const request of waiting.values()) {
        request.reject(new DOMException('The file was closed', 'AbortError'))
      }
      waiting.clear()
      prepared?.picture.then(
        (bitmap) => bitmap.close(),
        () => {},
      )
    },
  }
}
