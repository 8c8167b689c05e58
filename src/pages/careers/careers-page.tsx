import type { PageData } from '../../../shared/page-data.ts'
import { PlainPage } from '../plain/plain-page.tsx'
import { OpenCell } from './open-cell.tsx'

/** Words about working here, beside a title block with an open cell. */
export function CareersPage(data: PageData<'careers'>) {
  return <PlainPage {...data} aside={<OpenCell />} />
}
