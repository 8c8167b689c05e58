import { formatDate } from '../../../shared/i18n/format.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import { sitePages } from '../../../shared/pages.ts'
import { sheetFields } from '../../../src/generated/sheet-fields.ts'
import type {
  CaseStudiesData,
  CaseStudyData,
  CaseStudyId,
  Entry,
} from '../../../src/pages/case-study/case-study-data.ts'
import { siteContext } from '../site-context.ts'
import { evidenceRow, rowsWithin, type SheetFields } from './case-evidence.ts'
import { pageData } from './page-data.ts'

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
