import type { DatabaseSync } from 'node:sqlite'
import { locales } from '../../../shared/i18n/locale.ts'
import type { DocumentKind } from '../../../shared/search-answer.ts'
import { hashOf } from '../../hash-of.ts'
import { type ErrorWords, errorDocuments } from '../../search/documents/error-documents.ts'
import { withOtherTitles } from '../../search/documents/other-titles.ts'
import { pageDocuments } from '../../search/documents/page-documents.ts'
import { placeNamer } from '../../search/documents/place-names.ts'
import type { SearchDocument } from '../../search/documents/search-document.ts'
import { idRange } from '../../search/index/id-range.ts'
import type { IndexWriter } from '../../search/index/write-index.ts'
import { glossaryDocuments } from '../glossary/search-entries.ts'
import type { CompiledCopy } from '../store/compiled-content.ts'
import { originOf, setOrigin } from '../store/content-store.ts'

/** Writes everything but articles; what has not changed is left alone. */
export function writeCopy(database: DatabaseSync, index: IndexWriter, copy: CompiledCopy): void {
  const put = (table: string, names: string) => {
    const marks = names.replaceAll(/\w+/g, '?')
    return database.prepare(
      `INSERT INTO ${table} (${names}, json) VALUES (${marks}, ?)
       ON CONFLICT DO UPDATE SET json = excluded.json WHERE json <> excluded.json`,
    )
  }
  const setting = put('settings', 'key')
  for (const { key, value } of copy.settings) setting.run(key, JSON.stringify(value))
  setting.run('glossary', JSON.stringify(copy.glossary))
  const wording = put('wordings', 'name, locale')
  for (const row of copy.wordings) wording.run(row.name, row.locale, JSON.stringify(row.copy))
  const page = put('pages', 'id, locale')
  for (const row of copy.pages) page.run(row.id, row.locale, JSON.stringify(row.copy))
  const documents = withOtherTitles([...documentsOf(copy)])
  writePageDocuments(database, index, documents.map(placeNamer(copy.places)))
}

/** What search finds of pages, of the errors of the API and of the glossary. */
function* documentsOf({ pages, wordings, glossary }: CompiledCopy): Generator<SearchDocument> {
  for (const page of pages) {
    const documents = pageDocuments(page)
    yield* documents
    const [whole] = documents
    if (page.id === 'documentation-errors' && whole) yield* errorsOf(whole, wordings)
    if (page.id !== 'glossary') continue
    const { seo } = page.copy as { seo: { title: string } }
    yield* glossaryDocuments(glossary, page.locale, seo.title)
  }
}

function errorsOf(page: SearchDocument, wordings: CompiledCopy['wordings']): SearchDocument[] {
  const row = wordings.find(({ name, locale }) => name === 'sandbox' && locale === page.locale)
  return row ? errorDocuments(page, (row.copy as { errors: ErrorWords }).errors) : []
}

/** The kinds of documents that are not articles. */
const kinds: readonly DocumentKind[] = ['page', 'documentation', 'faq', 'glossary']

/** Writes the search documents of pages. There are few, and their order matters: if one changed, all are written again. */
function writePageDocuments(
  database: DatabaseSync,
  index: IndexWriter,
  documents: readonly SearchDocument[],
): void {
  const key = hashOf(documents)
  if (originOf(database, 'page documents') === key) return
  setOrigin(database, 'page documents', key)
  for (const locale of locales) {
    for (const kind of kinds) index.remove(locale, ...idRange(locale, kind))
    const next = new Map(kinds.map((kind) => [kind, idRange(locale, kind)[0]]))
    const own = documents.filter((document) => document.locale === locale)
    index.add(index.analyse[locale](own), ({ kind }) => {
      const id = next.get(kind) as number
      next.set(kind, id + 1)
      return id
    })
  }
}
