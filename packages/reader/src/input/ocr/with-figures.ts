import type { FigureReader } from './figure-reader.ts'
import type { Recogniser } from './recogniser.ts'
import { startedLater } from './started-later.ts'

/**
 * Adds the reading of figures to a recogniser; its network is loaded with the first line.
 *
 * @param onMissing called once if it cannot be loaded; lines are then read without it. Without it that ends the recognition.
 */
export function withFigures(
  recogniser: Recogniser,
  start: () => Promise<FigureReader>,
  onMissing?: (error: unknown) => void,
): Recogniser {
  const reader = startedLater(start, onMissing)
  return {
    ...recogniser,
    figures: async (picture) => (await reader.get())?.read(picture) ?? null,
  }
}
