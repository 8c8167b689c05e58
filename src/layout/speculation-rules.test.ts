import { expect, test } from 'vitest'
import { speculationRules } from './speculation-rules.ts'

const site = 'https://www.firstangle.example'

/** Matched as browsers do it, by URLPattern; conditions on the link's element are left out. */
function covers(rule: keyof typeof speculationRules, address: string): boolean {
  const matches = (patterns: string | readonly string[] = []) =>
    [patterns].flat().some((pattern) => new URLPattern(pattern, site).test(site + address))
  return speculationRules[rule].every(({ where }) =>
    where.and.every((condition) =>
      'not' in condition ? !matches(condition.not?.href_matches) : matches(condition.href_matches),
    ),
  )
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
