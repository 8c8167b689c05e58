import type { LineFinder } from './line-finder.ts'
import type { Recogniser } from './recogniser.ts'
import { startedLater } from './started-later.ts'

/**
 * Adds the search for lines of text to a recogniser; its network is loaded with the first picture.
 *
 * @param onMissing called once if it cannot be loaded; sheets are then read without it. Without it that ends the recognition.
 */
export function withLineFinder(
  recogniser: Recogniser,
  start: () => Promise<LineFinder>,
  onMissing?: (error: unknown) => void,
): Recogniser {
  const finder = startedLater(start, onMissing)
  return {
    ...recogniser,
    cells: async (picture, onProgress) => (await finder.get())?.cells(picture, onProgress) ?? null,
  }
}
