import type { Locale } from '../../../shared/i18n/locale.ts'

/** The address of a figure's own file. */
export const figureAddress = (name: string, locale: Locale): string =>
  `/figures/${name}.${locale}.svg`
