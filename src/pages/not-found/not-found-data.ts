import type { PageData } from '../../../shared/page-data.ts'

/** What the page for unknown paths shows. */
export interface NotFoundData extends PageData<'not-found'> {
  /** The page that was probably meant. */
  nearest?: { title: string; path: string }
}
