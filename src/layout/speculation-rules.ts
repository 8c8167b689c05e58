import { sitePages } from '../../shared/pages.ts'

const momentary = Object.values(sitePages)
  .filter(({ isMomentary }) => isMomentary)
  .map(({ path }) => `${path}*`)

/** What is no page is not asked for ahead: files have a dot in their name. */
const files = '/*.*'
const answers = '/api/*'

/**
 * What a browser may do ahead for a link that somebody points at (speculation rules, WICG nav-speculation): render the page,
 * or only fetch it.
 */
export const speculationRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: [files, answers, ...momentary] } },
          { not: { selector_matches: '[download]' } },
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
