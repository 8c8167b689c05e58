import type { Locale } from './i18n/locale.ts'

/** Where the build puts the data processing agreement of a language as PDF. */
export const agreementPath = (locale: Locale): string =>
  `/downloads/data-processing-agreement.${locale}.pdf`
