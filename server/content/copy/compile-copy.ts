import type { DatabaseSync } from 'node:sqlite'
import type { HolidayPlace } from '../../../shared/content/pages/calls.ts'
import { pageSchema } from '../../../shared/content/pages/page-schemas.ts'
import { locales } from '../../../shared/i18n/locale.ts'
import type { CompiledHolidays } from '../../calendar/holidays.ts'
import { comingHolidays } from '../../calendar/public-holidays.ts'
import { hashOf } from '../../hash-of.ts'
import type { Fault } from '../faults.ts'
import type { ContentFiles } from '../read-files.ts'
import type { PageRow, WordingRow } from '../store/compiled-content.ts'
import type { TitleUse } from './check-names.ts'
import { type CopyContext, compileTwins } from './compile-document.ts'
import { wordingSchemas } from './wordings.ts'

/** Wordings and pages in all languages, and the public holidays, on which no calls are held. */
export interface CopyRows {
  wordings: WordingRow[]
  pages: PageRow[]
  titles: TitleUse[]
  holidays: CompiledHolidays | undefined
}

interface Setup extends CopyContext {
  /** All addresses that links may lead to. */
  addresses: unknown
  /** Where calls are taken. */
  place: HolidayPlace | undefined
}

/**
 * Compiles all wordings and pages, and computes the holidays; takes them from the store if nothing of them has changed,
 * nor the year.
 */
export function compileWordingsAndPages(
  files: Pick<ContentFiles, 'wordings' | 'pages'>,
  setup: Setup,
  database: DatabaseSync,
): { rows: CopyRows; faults: Fault[] } {
  const year = new Date().getFullYear()
  const key = hashOf([files.wordings, files.pages, setup.addresses, setup.place, year])
  const kept = database.prepare('SELECT json FROM copy_origins WHERE key = ?').get(key)
  if (kept) return { rows: JSON.parse(String(kept.json)) as CopyRows, faults: [] }
  const faults: Fault[] = []
  const titles: TitleUse[] = []
  const wordings = compileWordings(files.wordings, setup, faults)
  const pages = compilePages(files.pages, setup, faults, titles)
  const holidays = setup.place && comingHolidays(setup.place, year)
  const rows: CopyRows = { wordings, pages, titles, holidays }
  if (faults.length === 0) {
    database.exec('DELETE FROM copy_origins')
    database.prepare('INSERT INTO copy_origins VALUES (?, ?)').run(key, JSON.stringify(rows))
  }
  return { rows, faults }
}

function compileWordings(
  files: ContentFiles['wordings'],
  context: CopyContext,
  faults: Fault[],
): WordingRow[] {
  return files.flatMap(({ name, twins }) => {
    const compiled = compileTwins<unknown>(twins, wordingSchemas[name], context)
    faults.push(...compiled.faults)
    return locales.map((locale) => ({
      name,
      locale,
      copy: compiled[locale]?.value,
    }))
  })
}

function compilePages(
  files: ContentFiles['pages'],
  context: CopyContext,
  faults: Fault[],
  titles: TitleUse[],
) {
  return files.flatMap(({ id, twins }) => {
    const compiled = compileTwins(twins, pageSchema(id), context)
    faults.push(...compiled.faults)
    return locales.map((locale) => {
      const document = compiled[locale]
      const copy = document?.value as { seo?: { title?: string } } | undefined
      if (document && copy?.seo?.title) {
        const { file, locate } = document.source
        const place = locate(['seo', 'title'])
        titles.push({ locale, file, ...place, key: 'seo.title', title: copy.seo.title })
      }
      return { id, locale, copy }
    })
  })
}
