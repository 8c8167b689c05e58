import { expect, test } from 'vitest'
import { speculationRules } from './speculation-rules.ts'

const site = 'https://www.firstangle.example'

interface Condition {
  href_matches?: string | readonly string[]
  selector_matches?: string
  not?: Condition
  and?: readonly Condition[]
}

/** Matched as browsers do it, by URLPattern; the one selector that the rules have is that of links to other languages. */
function covers(rule: keyof typeof speculationRules, address: string, isLanguageLink = false) {
  const matches = ({ href_matches, selector_matches, not, and = [] }: Condition): boolean =>
    and.every(matches) &&
    (not === undefined || !matches(not)) &&
    (selector_matches === undefined || isLanguageLink) &&
    [href_matches ?? []]
      .flat()
      .some((pattern) => new URLPattern(pattern, site).test(site + address)) ===
      (href_matches !== undefined)
  return speculationRules[rule].some(({ where }) => matches(where))
}

test.each(['/', '/pricing', '/pricing?lang=de', '/reference/iso-fits?size=49.5'])(
  '%s is rendered ahead',
  (address) => {
    expect(covers('prerender', address)).toBe(true)
    expect(covers('prefetch', address)).toBe(false)
  },
)

test.each(['/contact', '/schedule-call?lang=de', '/search?q=iso+2768', '/try/callout'])(
  '%s is fetched ahead only',
  (address) => {
    expect(covers('prerender', address)).toBe(false)
    expect(covers('prefetch', address)).toBe(true)
  },
)

test('the same page in another language is not rendered ahead', () => {
  expect(covers('prerender', '/pricing?lang=de', true)).toBe(false)
})

test.each([
  '/index.md',
  '/pricing.md?lang=de',
  '/contact.md',
  '/assets/shaft-C1.pdf',
  '/figures/fit.de.svg',
  '/schemas/metadata.json',
  '/sitemap.xml',
  '/llms.txt',
  '/api/search?q=fit',
])('%s is not asked for ahead', (address) => {
  expect(covers('prerender', address)).toBe(false)
  expect(covers('prefetch', address)).toBe(false)
})
