import type { Collection } from '../../../shared/collections.ts'
import type { ArticleFrontMatter } from '../../../shared/content/articles/front-matter.ts'
import type { GlossaryEntry } from '../../../shared/content/articles/glossary.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import type { PageId } from '../../../shared/pages.ts'
import type { TocEntry } from '../../../src/pages/article/article-data.ts'
import type { PlaceNames } from '../../search/documents/place-names.ts'
import type { ArticleSection } from '../articles/plain-text.ts'
import type { WordingName } from '../copy/wordings.ts'

interface CopyRow {
  locale: Locale
  copy: unknown
}

/** Wordings in one language. */
export interface WordingRow extends CopyRow {
  name: WordingName
}

/** A page in one language. */
export interface PageRow extends CopyRow {
  id: PageId
}

/** An article in one language. */
export interface ArticleRow extends Omit<ArticleFrontMatter, 'title'> {
  title: string
  collection: Collection
  slug: string
  locale: Locale
  html: string
  /** The whole article as Markdown. Addresses of this site begin with `siteMark`. */
  markdown: string
  toc: TocEntry[]
  /** Name of the figure that leads it; empty without one. */
  leadFigure: string
  sections: ArticleSection[]
  readingMinutes: number
  /** Name of its first figure; empty without one. */
  figure: string
}

/** Everything content.db holds beside articles. */
export interface CompiledCopy {
  settings: { key: 'site' | 'facts' | 'holidays'; value: unknown }[]
  wordings: WordingRow[]
  pages: PageRow[]
  glossary: readonly GlossaryEntry[]
  places: readonly PlaceNames[]
}
