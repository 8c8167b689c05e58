import type { DrawingId } from '../../drawings/index.ts'
import bracket from '../../generated/drawings/bracket.svg?url'
import cover from '../../generated/drawings/cover.svg?url'
import plate from '../../generated/drawings/plate.svg?url'
import shaft from '../../generated/drawings/shaft.svg?url'

/** Addresses of the sample sheets. */
export const sheets: Record<DrawingId, string> = { shaft, bracket, plate, cover }
