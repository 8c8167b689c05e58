import type { Locale } from '../../../shared/i18n/locale.ts'
import { type Fault, type Place, quote } from '../faults.ts'
import type { ArticleFile } from '../read-files.ts'

/** A title and where it stands. */
export interface TitleUse extends Place {
  locale: Locale
  file: string
  key: string
  title: string
}

/** Two pages of one language with the same title cannot be told apart in a list of results. */
export function checkTitles(uses: TitleUse[]): Fault[] {
  const first = new Map<string, string>()
  return uses.flatMap(({ locale, title, ...where }) => {
    const name = `${locale} ${title.toLowerCase()}`
    const file = first.get(name)
    if (file === undefined) {
      first.set(name, where.file)
      return []
    }
    return [{ ...where, expected: 'a title of its own', found: `${quote(title)}, also in ${file}` }]
  })
}

/** A slug names one article, whatever its collection: `related` needs no more than the slug. */
export function checkSlugs(articles: readonly Pick<ArticleFile, 'slug' | 'file'>[]): Fault[] {
  const first = new Map<string, string>()
  return articles.flatMap(({ slug, file }) => {
    const other = first.get(slug)
    if (other === undefined) {
      first.set(slug, file)
      return []
    }
    return [{ file, expected: 'a slug of its own', found: `${quote(slug)}, also in ${other}` }]
  })
}
