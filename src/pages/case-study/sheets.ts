import type { DrawingId } from '@firstangle/drawings'
import type { CaseStudyCopy } from '../../../shared/content/pages/case-study.ts'
import bracket from '../../generated/case-sheets/bracket.svg?url'
import cover from '../../generated/case-sheets/cover.svg?url'
import plate from '../../generated/case-sheets/plate.svg?url'
import shaft from '../../generated/case-sheets/shaft.svg?url'
import shaftTitleBlock from '../../generated/case-sheets/shaft-title-block.svg?url'

/** Addresses of the sample sheets. */
export const sheets: Record<DrawingId, string> = { shaft, bracket, plate, cover }

/** Address of the drawing that a case shows its values on. */
export function shownSheet({ sheet, solution }: Pick<CaseStudyCopy, 'sheet' | 'solution'>): string {
  return solution.evidence.drawing === 'title-block' ? shaftTitleBlock : sheets[sheet.drawing]
}
