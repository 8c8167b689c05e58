import { localAddress } from '../../../shared/addresses/local-address.ts'
import { formatDate } from '../../../shared/i18n/format.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import type { ChangelogData } from '../../../src/pages/changelog/changelog-data.ts'
import { changelogFeedPath } from '../documents/feed-path.ts'
import { siteContext } from '../site-context.ts'
import { pageData } from './page-data.ts'

/** The changelog in one language. */
export function changelogData(locale: Locale): ChangelogData {
  const { content } = siteContext()
  const data = pageData('changelog', locale)
  return {
    ...data,
    dates: Object.fromEntries(
      data.copy.entries.map(({ date }) => [date, formatDate(date, locale)]),
    ),
    feed: {
      href: localAddress(changelogFeedPath, locale),
      label: content.wording('articles', locale).feed,
    },
    statusPage: content.site().statusPage,
  }
}
