import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Content } from '../../server/content/store/queries.ts'
import { agreementPath } from '../../shared/addresses/file-paths.ts'
import { formatDate } from '../../shared/i18n/format.ts'
import { type Locale, locales } from '../../shared/i18n/locale.ts'
import { agreementPdf } from './agreement-pdf.ts'

/** The data processing agreement of a language as PDF, from the words of its page. */
export function agreementOf(content: Content, locale: Locale): Promise<Uint8Array> {
  const copy = content.page('data-processing-agreement', locale)
  const { asOf, original } = content.ui(locale).legal
  return agreementPdf(copy, {
    locale,
    asOf: `${asOf} ${formatDate(copy.version, locale)}. ${original}`,
    brand: content.site().brand.name,
  })
}

/** Writes it in each language below the folder of files that visitors get. */
export async function writeAgreements(content: Content, folder: string): Promise<void> {
  for (const locale of locales) {
    const file = join(folder, agreementPath(locale))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, await agreementOf(content, locale))
  }
}
