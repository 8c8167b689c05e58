import type { openQuestions } from './questions-to-worker.ts'
import type { PictureRequest } from './reader-client.ts'
import { nameOfPicture } from './whole-picture.ts'

/** Parts of a sheet, drawn by the worker that keeps the file open. */
export function openPictures({ ask }: Pick<ReturnType<typeof openQuestions>, 'ask'>) {
  let prepared: { readonly name: string; readonly picture: Promise<ImageBitmap> } | undefined
  const draw = async (request: PictureRequest) => (await ask({ kind: 'picture', request })).bitmap
  return {
    /** Has a picture drawn that will be asked for; it is handed out once. */
    prepare(request: PictureRequest): void {
      const picture = draw(request)
      // Whoever asks for it hears of its fault.
      picture.catch(() => {})
      prepared = { name: nameOfPicture(request), picture }
    },
    picture(request: PictureRequest): Promise<ImageBitmap> {
      const ready = prepared
      if (ready?.name !== nameOfPicture(request)) return draw(request)
      prepared = undefined
      return ready.picture
    },
    close(): void {
      prepared?.picture.then(
        (bitmap) => bitmap.close(),
        () => {},
      )
    },
  }
}
