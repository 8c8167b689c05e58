import type { ArticleBodyWords, ArticlesCopy } from '../../shared/content/articles.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import type { WordingRow } from './compiled-content.ts'

/** The words in the text of articles that no author writes. With faults they are none, and nothing is published. */
export function bodyWords(wordings: readonly WordingRow[], locale: Locale): ArticleBodyWords {
  const row = wordings.find((each) => each.name === 'articles' && each.locale === locale)
  return (row?.copy as ArticlesCopy | undefined)?.body ?? none
}

const none: ArticleBodyWords = {
  notes: '',
  back: '',
  table: '',
  code: '',
  copy: '',
  link: '',
  figure: '',
  openLarge: '',
}
