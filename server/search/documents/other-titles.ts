import type { SearchDocument } from './search-document.ts'

/**
 * Adds to each page what it is called in the other language, which people type on either: `privacy policy` finds the
 * „Datenschutzerklärung“. A longer title is no name, and its words would be taken for words of this language.
 */
export function withOtherTitles(documents: readonly SearchDocument[]): SearchDocument[] {
  const pages = documents.filter(({ anchor }) => anchor === '')
  const byPath = Map.groupBy(pages, ({ path }) => path)
  return documents.map((document) => {
    if (document.anchor !== '') return document
    const others = (byPath.get(document.path) ?? []).filter(
      ({ locale, title }) => locale !== document.locale && title !== document.title,
    )
    const names = others.flatMap(({ title, heading }) => [title, heading]).filter(isName)
    const keywords = [document.keywords, ...names].filter((name) => name !== '').join(', ')
    return { ...document, keywords }
  })
}

/** A name has a few words, and none of the commas that stand between names. */
const isName = (title: string): boolean =>
  title !== '' && !title.includes(',') && title.split(' ').length <= mostWords

const mostWords = 3
