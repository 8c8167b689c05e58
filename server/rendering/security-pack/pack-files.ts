import { packFilePath, packPdfName } from '../../../shared/addresses/file-paths.ts'
import { csvDialects, csvOf } from '../../../shared/csv.ts'
import { type Locale, locales } from '../../../shared/i18n/locale.ts'
import { sitePages } from '../../../shared/pages.ts'
import { pageUrl } from '../../../shared/seo/canonical.ts'
import { siteContext } from '../site-context.ts'
import { packRows, packTable } from './pack-rows.ts'

/** The security pack as a spreadsheet of plain text. */
export function packCsv(locale: Locale): Response {
  const { content, origin } = siteContext()
  const text = csvOf(packTable(content, origin, locale), csvDialects[locale])
  return fileAnswer('csv', 'text/csv; charset=utf-8', text, locale)
}

/** The security pack for programs: the same rows, with the status as a key and its words. */
export function packJson(locale: Locale): Response {
  const { content, origin } = siteContext()
  const { version, hero } = content.page('security-pack', locale)
  const pack = {
    title: hero.title,
    version,
    language: locale,
    page: pageUrl(origin, sitePages['security-pack'].path, locale),
    controls: packRows(content, origin, locale),
  }
  const text = `${JSON.stringify(pack, null, 2)}\n`
  return fileAnswer('json', 'application/json; charset=utf-8', text, locale)
}

/** The security pack as a workbook of both languages, that of the reader first. */
export async function packXlsx(locale: Locale): Promise<Response> {
  const { content, origin } = siteContext()
  const order = [locale, ...locales.filter((each) => each !== locale)]
  const { workbookOf } = await import('./pack-xlsx.ts')
  const bytes = await workbookOf(
    order.map((each) => ({ name: sheetNames[each], rows: packTable(content, origin, each) })),
  )
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  return fileAnswer('xlsx', type, bytes, locale)
}

const sheetNames = { en: 'English', de: 'Deutsch' } as const satisfies Record<Locale, string>

/** The security pack to print and to sign off, as the build has made it. */
export async function packPdf(locale: Locale): Promise<Response> {
  const { readMade } = siteContext()
  if (!readMade) throw new Error(`Nothing reads ${packFilePath('pdf')}`)
  return fileAnswer('pdf', 'application/pdf', await readMade(packPdfName(locale)), locale)
}

/** A download whose name carries the version. */
function fileAnswer(
  type: string,
  mediaType: string,
  body: string | Uint8Array<ArrayBuffer>,
  locale: Locale,
): Response {
  const { version } = siteContext().content.page('security-pack', locale)
  return new Response(body, {
    headers: {
      'Content-Type': mediaType,
      'Content-Language': locale,
      'Content-Disposition': `attachment; filename="security-pack-${version}.${locale}.${type}"`,
      'X-Robots-Tag': 'noindex',
    },
  })
}
