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
export function checkTitles(uses: readonly TitleUse[]): Fault[] {
  const repeated = usedBefore(uses, ({ locale, title }) => `${locale} ${title.toLowerCase()}`)
  return repeated.map(([{ locale: _, title, ...where }, other]) => ({
    ...where,
    expected: 'a title of its own',
    found: `${quote(title)}, also in ${other}`,
  }))
}

/** A slug names one article, whatever its collection: `related` needs no more than the slug. */
export function checkSlugs(articles: readonly Pick<ArticleFile, 'slug' | 'file'>[]): Fault[] {
  return usedBefore(articles, ({ slug }) => slug).map(([{ slug, file }, other]) => ({
    file,
    expected: 'a slug of its own',
    found: `${quote(slug)}, also in ${other}`,
  }))
}

/** All that have a name which another one has had before, each with the file of the first. */
function usedBefore<Use extends { readonly file: string }>(
  uses: readonly Use[],
  nameOf: (use: Use) => string,
): [use: Use, file: string][] {
  const groups = Map.groupBy(uses, nameOf).values()
  return [...groups].flatMap(([first, ...later]) =>
    later.map((use): [Use, string] => [use, first?.file ?? '']),
  )
}
