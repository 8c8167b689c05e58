import type { PageData } from '../../../shared/page-data.ts'
import type { SearchAnswer } from '../../../shared/search-answer.ts'

/** One page of search results. */
export interface FoundPages extends Omit<SearchAnswer, 'locale'> {
  page: number
  lastPage: number
}

/** The search page: its index of the site, and what its address asks for. */
export interface SearchData extends PageData<'search'> {
  found?: FoundPages
}
