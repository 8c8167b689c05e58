import { notesId } from '../../content/articles/rendering/article-html.ts'
import type { ArticleRow } from '../../content/store/compiled-content.ts'
import { type SearchDocument, withNotes } from './search-document.ts'

type FindableArticle = Pick<
  ArticleRow,
  'collection' | 'slug' | 'locale' | 'title' | 'description' | 'keywords' | 'sections'
>

/** What search finds of an article: the article with its footnotes, which name its sources, then its sections. */
export function articleDocuments(article: FindableArticle): SearchDocument[] {
  const { collection, slug, locale, title, description, keywords } = article
  const base = { locale, kind: collection, path: `/${collection}/${slug}`, title }
  const [first] = article.sections
  const opening = first?.anchor === '' ? first.text : ''
  const notes = article.sections.find(({ anchor }) => anchor === notesId)?.text ?? ''
  return [
    {
      ...base,
      anchor: '',
      heading: '',
      keywords: keywords.join(', '),
      body: withNotes(filled([description, opening].join('\n')), filled(notes)),
    },
    ...article.sections
      .filter(({ anchor }) => anchor !== '' && anchor !== notesId)
      .map(({ anchor, heading, text }) => ({
        ...base,
        anchor,
        heading,
        keywords: '',
        body: filled(text),
      })),
  ]
}

/** Text without empty lines, such as those of empty cells. */
function filled(text: string): string {
  return text.trim().replace(/\n{2,}/g, '\n')
}
