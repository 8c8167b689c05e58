import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Content } from '../server/content/store/queries.ts'
import { plainAnswer } from '../server/rendering/security-pack/plain-control.ts'
import { packPdfName } from '../shared/addresses/file-paths.ts'
import {
  type Control,
  controlCategories,
  type SecurityPackCopy,
} from '../shared/content/pages/security-pack.ts'
import { categoryOf } from '../shared/control-filter.ts'
import { formatDate } from '../shared/i18n/format.ts'
import { type Locale, locales } from '../shared/i18n/locale.ts'
import { agreementPdf } from './agreement/agreement-pdf.ts'
import type { PrintedCopy } from './agreement/blocks.ts'

/** Writes the security pack of each language as PDF into a folder. */
export async function writePacks(content: Content, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const locale of locales) {
    writeFileSync(join(folder, packPdfName(locale)), await packPdfOf(content, locale))
  }
}

/** The security pack as a PDF: a clause with a table for each topic. */
function packPdfOf(content: Content, locale: Locale): Promise<Uint8Array> {
  const copy = content.page('security-pack', locale)
  return agreementPdf(printedPack(copy, locale), {
    locale,
    asOf: `${copy.asOf} ${formatDate(copy.version, locale)}. ${copy.limits}`,
    brand: content.site().brand.name,
  })
}

function printedPack(copy: SecurityPackCopy, locale: Locale): PrintedCopy {
  const { categories, controls, hero, table, version } = copy
  return {
    version,
    hero,
    clauses: controlCategories.map((id) => ({
      id: id.toLowerCase(),
      title: categories[id],
      paragraphs: [],
      table: {
        caption: categories[id],
        columns: [table.question, `${table.answer}, ${table.status}`],
        rows: controls
          .filter((control) => categoryOf(control.id) === id)
          .map((control) => [
            [`${control.id} ${control.question}`],
            [answerText(control, copy, locale)],
          ]),
      },
    })),
  }
}

/** The answer, how far it goes, where it stands and of which day it is. */
function answerText(control: Control, copy: SecurityPackCopy, locale: Locale): string {
  const status = copy.statuses[control.standing]
  const where = control.standing === 'ask' ? [] : [control.href]
  const facts = [status, ...where, formatDate(control.updated, locale)].join('; ')
  const answer = plainAnswer(control)
  return answer === '' ? facts : `${answer} (${facts})`
}
