import type { ListPage } from '../../../src/pages/article/article-data.ts'

/** Articles on one page of a list: they fill rows of two and of three. */
export const articlesPerPage = 18

/** The page that `?page=` asks for. Other spellings do not reach this: addresses are made canonical first. */
export function listPage(wanted: string | undefined, articles: number): ListPage {
  const page = /^\d{1,5}$/.test(wanted ?? '') ? Math.max(1, Number(wanted)) : 1
  return { page, lastPage: Math.max(1, Math.ceil(articles / articlesPerPage)) }
}
