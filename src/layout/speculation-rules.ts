import { sitePages } from '../../shared/pages.ts'

const momentary = Object.values(sitePages)
  .filter(({ isMomentary }) => isMomentary)
  .map(({ path }) => `${path}*`)

/** Only pages are prefetched: the names of files have a dot, those of downloads, too. */
const files = '/*.*'
const answers = '/api/*'

/** They replace this page in the history: Chromium may close the tab if such a page is prerendered when it is clicked. */
const languageLinks = { selector_matches: 'a[hreflang]' }

/**
 * What a browser may do in advance for a link that a visitor points at (speculation rules, WICG nav-speculation):
 * prerender the page, or only prefetch it.
 */
export const speculationRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: [files, answers, ...momentary] } },
          { not: languageLinks },
        ],
      },
      eagerness: 'moderate',
    },
  ],
  prefetch: [
    {
      where: { and: [{ href_matches: momentary }, { not: { href_matches: files } }] },
      eagerness: 'moderate',
    },
  ],
}
