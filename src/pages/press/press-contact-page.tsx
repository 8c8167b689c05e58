import type { PageData } from '../../../shared/page-data.ts'
import { PlainPage } from '../plain/plain-page.tsx'
import { PrintSample } from './print-sample.tsx'

/** How journalists reach us, beside a drawing they may print. */
export function PressContactPage(page: Pick<PageData<'press-contact'>, 'copy' | 'crumbs'>) {
  return <PlainPage {...page} aside={<PrintSample />} />
}
