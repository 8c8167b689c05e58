import type { Locale } from '../../shared/i18n/locale.ts'
import type { FrameData } from '../../src/layout/frame-data.ts'
import { postalLines } from './page-data/legal-data.ts'
import { siteContext } from './site-context.ts'

/** Words, contact and revision of the frame. */
export function frameData(locale: Locale): FrameData {
  const { content, build, sentryDsn } = siteContext()
  const site = content.site()
  const { contact } = site
  return {
    brand: site.brand.shortName,
    ui: content.ui(locale),
    contact: {
      legalName: site.company.legalName,
      addressLines: postalLines(site, locale),
      email: contact.email,
      phone: contact.phone,
      social: site.social,
    },
    revision: {
      version: build.version,
      // As in the title block of a drawing, in every language.
      date: build.buildTimestamp.slice(0, 10),
      buildId: build.buildId,
      buildTimestamp: build.buildTimestamp,
    },
    sentryDsn,
  }
}
