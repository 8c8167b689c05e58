import { sitePages } from '../../shared/pages.ts'

const momentary = Object.values(sitePages)
  .filter(({ isMomentary }) => isMomentary)
  .map(({ path }) => `${path}*`)

/** Not pages: nothing of them is asked for ahead. */
const noPages = [
  '/api/*',
  '/assets/*',
  '/figures/*',
  '/schemas/*',
  '/*.md',
  '/*.md?*',
  '/*.xml',
  '/*.txt',
]

const isPage = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: noPages } },
    { not: { selector_matches: '[download]' } },
  ],
}
const isMomentary = { href_matches: momentary }

/**
 * What a browser may do ahead for a link that somebody points at (speculation rules, WICG nav-speculation): render the page,
 * or only fetch it.
 */
export const speculationRules = {
  prerender: [{ where: { and: [isPage, { not: isMomentary }] }, eagerness: 'moderate' }],
  prefetch: [{ where: { and: [isPage, isMomentary] }, eagerness: 'moderate' }],
}
