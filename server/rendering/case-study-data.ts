import type { CaseStudiesCopy } from '../../shared/content/case-study.ts'
import { formatDate } from '../../shared/i18n/format.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import { sitePages } from '../../shared/pages.ts'
import { sheetFields } from '../../src/generated/sheet-fields.ts'
import { type EvidenceRow, evidenceRow, rowsWithin, type SheetFields } from './case-evidence.ts'
import { type PageData, pageData } from './page-data.ts'
import { siteContext } from './site-context.ts'

/** Pages that are case studies. */
export type CaseStudyId =
  | 'case-laser-cutting-marketplace'
  | 'case-additive-manufacturing-analysis'
  | 'case-process-automation'
  | 'case-plastics-feasibility-analysis'

type Entry = CaseStudiesCopy['register']['entries'][number]

/** A case study: its words, the values of its sheet, and the way to the other cases. */
export interface CaseStudyData<K extends CaseStudyId = CaseStudyId> extends PageData<K> {
  labels: CaseStudiesCopy['labels']
  /** Sizes of the sheet and of the part of it that the values are shown on, mm. */
  sheet: { width: number; height: number }
  shown: { width: number; height: number }
  rows: EvidenceRow[]
  published: { iso: string; text: string }
  /** The other three, beginning with the next one in the register. */
  others: Pick<Entry, 'href' | 'title' | 'industry'>[]
}

/** The index: its words, and the drawing number of each sheet. */
export interface CaseStudiesData extends PageData<'case-studies'> {
  /** Drawing numbers in the order of the register. */
  numbers: string[]
}

const sheets: Record<Entry['drawing'], SheetFields> = sheetFields

/** Loader data of a case study in one language. */
export function caseStudyData<K extends CaseStudyId>(id: K): (locale: Locale) => CaseStudyData<K> {
  return (locale) => {
    const page = pageData(id, locale)
    const index = siteContext().content.page('case-studies', locale)
    const { published, solution } = page.copy
    const { drawing } = page.copy.sheet
    const sheet = sheets[drawing]
    const { width, height, titleBlock } = sheet
    const rows = solution.evidence.rows.map((row, i) => evidenceRow(row, i + 1, sheet, locale))
    const part =
      solution.evidence.drawing === 'title-block' ? titleBlock : { x: 0, y: 0, width, height }
    return {
      ...page,
      labels: index.labels,
      sheet: { width, height },
      shown: { width: part.width, height: part.height },
      rows: rowsWithin(part, rows),
      published: { iso: published, text: formatDate(published, locale) },
      others: othersThan(sitePages[id].path, index.register.entries),
    }
  }
}

function othersThan(path: string, entries: readonly Entry[]): CaseStudyData['others'] {
  const at = entries.findIndex(({ href }) => href === path)
  const others = [...entries.slice(at + 1), ...entries.slice(0, Math.max(at, 0))]
  return others.map(({ href, title, industry }) => ({ href, title, industry }))
}

/** Loader data of the index in one language. */
export function caseStudiesData(locale: Locale): CaseStudiesData {
  const page = pageData('case-studies', locale)
  const { entries } = page.copy.register
  return { ...page, numbers: entries.map(({ drawing }) => sheets[drawing].number) }
}
