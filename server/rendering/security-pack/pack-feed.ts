import { packFeedPath } from '../../../shared/addresses/file-paths.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import { sitePages } from '../../../shared/pages.ts'
import { pageUrl } from '../../../shared/seo/canonical.ts'
import { atomFeed, element, instants, link } from '../documents/atom.ts'
import { siteContext } from '../site-context.ts'

/** The changes of the security pack as an Atom feed, the newest first. */
export function packFeed(locale: Locale): string {
  const { content, origin } = siteContext()
  const { seo, changes, version } = content.page('security-pack', locale)
  const pagePath = sitePages['security-pack'].path
  const page = pageUrl(origin, pagePath, locale)
  const entries = changes.items.map(({ published, title, text }) =>
    [
      '<entry>',
      // One change a day: the pack has one version of each.
      element('id', `${page}#version-${published}`),
      element('title', title),
      element('updated', instants({ updated: published }).updated),
      link('alternate', 'text/html', `${page}#changes`, locale),
      element('summary', text),
      '</entry>',
    ].join('\n'),
  )
  const head = {
    path: packFeedPath,
    pagePath,
    title: `${seo.title}: ${changes.title}`,
    subtitle: seo.description,
    updated: version,
  }
  return atomFeed(head, entries, locale)
}
