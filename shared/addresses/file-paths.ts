import type { Locale } from '../i18n/locale.ts'

/** Forms of the security pack beside its page. */
export const packFileTypes = ['xlsx', 'csv', 'json', 'pdf'] as const

type PackFileType = (typeof packFileTypes)[number]

/** Where a file of the security pack stands; in German with `?lang=de`. */
export const packFilePath = (type: PackFileType): string => `/security/pack.${type}`

/** Path of the feed of changes to the security pack. */
export const packFeedPath = '/security/pack/feed.xml'

/** Where the build puts the data processing agreement of a language as PDF. */
export const agreementPath = (locale: Locale): string =>
  `/downloads/data-processing-agreement.${locale}.pdf`

/** What the build calls the security pack as PDF, beside the files that browsers get. */
export const packPdfName = (locale: Locale): string => `security-pack.${locale}.pdf`

/** Where the build puts the archive of a client package; pip and npm want its file name as it is. */
export const clientPackagePath = (file: string): string => `/downloads/${file}`

/** Where the build puts a feasibility catalogue as an example of its files. */
export const catalogueExamplePath = (ending: 'yaml' | 'xlsx'): string =>
  `/downloads/feasibility-catalogue.${ending}`
