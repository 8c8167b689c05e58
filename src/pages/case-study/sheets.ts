import type { CaseStudyCopy } from '../../../server/content/schemas/case-study.ts'
import type { DrawingId } from '../../drawings/index.ts'
import bracket from '../../generated/drawings/bracket.svg?url'
import cover from '../../generated/drawings/cover.svg?url'
import plate from '../../generated/drawings/plate.svg?url'
import shaft from '../../generated/drawings/shaft.svg?url'
import shaftTitleBlock from '../../generated/drawings/shaft-title-block.svg?url'

/** Addresses of the sample sheets. */
export const sheets: Record<DrawingId, string> = { shaft, bracket, plate, cover }

/** Address of the drawing that a case shows its values on. */
export function shownSheet({ sheet, solution }: CaseStudyCopy): string {
  return solution.evidence.drawing === 'title-block' ? shaftTitleBlock : sheets[sheet.drawing]
}
