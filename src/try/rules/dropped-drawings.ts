type Take = (files: readonly File[]) => void

const waiting: (readonly File[])[] = []
let taker: Take | undefined

/** Passes files on that were dropped on the page; they wait for the first who takes them. */
export function bringDropped(files: readonly File[]): void {
  if (taker) taker(files)
  else waiting.push(files)
}

/**
 * Takes the files that were dropped, also before now.
 *
 * @returns what ends it
 */
export function takeDropped(take: Take): () => void {
  taker = take
  for (const files of waiting.splice(0)) take(files)
  return () => {
    taker = undefined
  }
}
