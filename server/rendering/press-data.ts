import { formatDate } from '../../shared/i18n/format.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import { type PageData, pageData } from './page-data.ts'

/** The releases, and their dates as the language writes them. */
export interface PressReleasesData extends PageData<'press-releases'> {
  dates: string[]
}

/** Copy, head and dates of the press releases in one language. */
export function pressReleasesData(locale: Locale): PressReleasesData {
  const data = pageData('press-releases', locale)
  return { ...data, dates: data.copy.releases.map(({ date }) => formatDate(date, locale)) }
}
