import type { DatabaseSync } from 'node:sqlite'
import { errorCodes } from '../../../shared/api-schemas/sandbox-errors.ts'
import { sitePages } from '../../../shared/pages.ts'
import { kindOfId } from '../index/id-range.ts'
import { isFitCode } from '../words/code-kinds.ts'
import type { Candidate } from './read-candidate.ts'

/** What an answer to a query weighs by its place, beside how well it answers. */
export type ShareOfPlace = (candidate: Pick<Candidate, 'id' | 'isPage'>) => number

/** A glossary entry is only a sentence with the word as its name. */
const ofEntry = 0.6

/** A post, a case study or a summary often deals with something another page explains. */
const ofRetelling = 0.85

/** A chart that somebody asks for by that word, or by a tolerance class alone: an article about the same subject has a heading that says `table`, too. */
const ofAskedChart = 1.4

/** An entry of the field reference beside the other sections of the documentation, where nothing says that a field is meant. */
const ofUnaskedField = 0.8
const asksForField = /_|(?<!\p{L})(?:fields?|feld(?:er)?|json|api)(?!\p{L})/iu

/** Sections of the home page that sum up another page. */
const summaries = ['pricing', 'devs']

/** Prepares the shares of the documents of an index. */
export function sharesOfPlaces(database: DatabaseSync): (query: string) => ShareOfPlace {
  const retelling = new Set(
    database
      .prepare(
        `SELECT id FROM search_documents WHERE path LIKE ? || '/%'
         OR (path = ? AND anchor IN (SELECT value FROM json_each(?)))`,
      )
      .all(sitePages['case-studies'].path, sitePages.home.path, JSON.stringify(summaries))
      .map(({ id }) => Number(id)),
  )
  const fields = new Set(
    database
      .prepare(
        `SELECT id FROM search_documents WHERE path = ?
         AND (anchor LIKE 'metadata-%' OR anchor LIKE 'features-%' OR anchor LIKE 'insights-%')`,
      )
      .all(sitePages.documentation.path)
      .map(({ id }) => Number(id)),
  )
  const charts = idsOfPages(database, [`${sitePages.reference.path}/%`])
  return (query) => {
    const ofSection = fieldShare(query)
    const isFieldAsked = asksForField.test(query)
    const isChartAsked = asksForChart(query) || isFitCode(query.toLowerCase())
    const ofChart = isChartAsked ? ofAskedChart : 1
    return ({ id, isPage }) => {
      if (charts.has(id)) return ofChart
      const kind = kindOfId(id)
      if (kind === 'glossary') return ofEntry
      if (kind === 'blog' || retelling.has(id)) return ofRetelling
      if (kind !== 'documentation' || isPage) return 1
      return fields.has(id) && !isFieldAsked ? ofSection * ofUnaskedField : ofSection
    }
  }
}

/** The documents of pages by patterns of their addresses: `/reference/%` is all below it. */
export function idsOfPages(
  database: DatabaseSync,
  patterns: readonly string[],
): ReadonlySet<number> {
  const ofPattern = database.prepare('SELECT id FROM search_documents WHERE path LIKE ?')
  return new Set(patterns.flatMap((pattern) => ofPattern.all(pattern).map(({ id }) => Number(id))))
}

/**
 * Whether a query names what the charts are, in either language: `iso 2768 m table`, `Passungsrechner`. An `Excel-Tabelle` is
 * where somebody wants the values to go.
 */
const asksForChart = (query: string): boolean =>
  !/(?<!\p{L})(?:excel|csv)(?!\p{L})/iu.test(query) &&
  /(?:tabellen?|rechner|übersicht)(?!\p{L})|(?<!\p{L})(?:tables?|charts?|cheat ?sheets?|calculators?|spickzettel)(?!\p{L})/iu.test(
    query,
  )

/**
 * A visitor who types `general_tolerances` or `scan-resolution` is looking for the field or the error; no page has a
 * name with an underscore. In plain words a field of the API often deals with something a page explains.
 */
function fieldShare(query: string): number {
  if (/[a-z]_[a-z]/.test(query)) return 7
  return isErrorCode(query) ? 1.5 : 0.85
}

/** Whether a query is the code of an error of the API. */
function isErrorCode(query: string): boolean {
  return (errorCodes as readonly string[]).includes(query)
}
