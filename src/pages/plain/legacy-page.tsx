import type { PageData } from '../../../shared/page-data.ts'
import { MovedView } from './moved-view.tsx'
import { PlainPage } from './plain-page.tsx'

/** The page has moved (SPEC section 2): where to, and a part that has. */
export function LegacyPage(page: Pick<PageData<'legacy'>, 'copy' | 'crumbs'>) {
  return <PlainPage {...page} aside={<MovedView />} />
}
