import type { SearchDocument } from './search-document.ts'

/**
 * Adds to each page what it is called in the other language, which people type on either: `privacy policy` finds the
 * „Datenschutzerklärung“. Of titles only: more words of the other language would be mistaken for words of this one.
 */
export function withOtherTitles(documents: readonly SearchDocument[]): SearchDocument[] {
  const pages = documents.filter(({ anchor }) => anchor === '')
  const byPath = Map.groupBy(pages, ({ path }) => path)
  return documents.map((document) => {
    if (document.anchor !== '') return document
    const others = (byPath.get(document.path) ?? []).filter(
      ({ locale, title }) => locale !== document.locale && title !== document.title,
    )
    const names = others.flatMap(({ title, heading }) => [title, heading]).map(asName)
    const keywords = [document.keywords, ...names].filter((name) => name !== '').join(', ')
    return { ...document, keywords }
  })
}

/** A keyword ends at a comma. */
const asName = (title: string): string => title.replaceAll(',', '')
