import { packFeedPath } from '../../../shared/downloads.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import { sitePages } from '../../../shared/pages.ts'
import { articleDates } from '../../../shared/seo/article.ts'
import { pageUrl } from '../../../shared/seo/canonical.ts'
import { atomFeed, element, link } from '../atom.ts'
import { siteContext } from '../site-context.ts'

/** The changes of the security pack as an Atom feed, the newest first. */
export function packFeed(locale: Locale): string {
  const { content, origin } = siteContext()
  const { seo, changes, version } = content.page('security-pack', locale)
  const page = pageUrl(origin, sitePages['security-pack'].path, locale)
  const entries = changes.items.map(({ published, title, text }) =>
    [
      '<entry>',
      // One change a day: the pack has one version of each.
      element('id', `${page}#version-${published}`),
      element('title', title),
      element('updated', instantOf(published)),
      link('alternate', 'text/html', `${page}#changes`, locale),
      element('summary', text),
      '</entry>',
    ].join('\n'),
  )
  return atomFeed(
    {
      address: pageUrl(origin, packFeedPath, locale),
      title: `${seo.title}: ${changes.title}`,
      subtitle: seo.description,
      updated: instantOf(version),
      page,
      locale,
    },
    entries,
  )
}

function instantOf(day: string): string {
  return articleDates({ updated: day }).dateModified ?? day
}
