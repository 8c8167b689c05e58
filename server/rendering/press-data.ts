import { formatDate } from '../../shared/i18n/format.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import type { PressReleasesData } from '../../src/pages/press/press-data.ts'
import { pageData } from './page-data.ts'

/** Copy, head and dates of the press releases in one language. */
export function pressReleasesData(locale: Locale): PressReleasesData {
  const data = pageData('press-releases', locale)
  return { ...data, dates: data.copy.releases.map(({ date }) => formatDate(date, locale)) }
}
