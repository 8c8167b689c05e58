import { expect, test } from 'vitest'
import { pageLinks } from './page-links.ts'

test('a page names its Markdown, and what describes the site', () => {
  expect(pageLinks('/pricing', 'en')).toBe(
    '</pricing.md>; rel="alternate"; type="text/markdown", ' +
      '</llms.txt>; rel="describedby"; type="text/plain", ' +
      '</.well-known/api-catalog>; rel="api-catalog"',
  )
})

test('in its own language', () => {
  const links = pageLinks('/pricing?lang=de', 'de')
  expect(links).toContain('</pricing.md?lang=de>; rel="alternate"')
  expect(links).toContain('</llms.txt?lang=de>; rel="describedby"')
})

test.each(['/', '/?lang=de', '/documentation', '/documentation/jobs?lang=de'])(
  '%s leads to the interface, too',
  (location) => {
    const links = pageLinks(location, 'en')
    expect(links).toContain('</openapi.json>; rel="service-desc"; type="application/json"')
    expect(links).toContain('</documentation>; rel="service-doc"; type="text/html"')
  },
)

test.each(['/pricing', '/documentation-of-others', '/blog/x'])('%s does not', (location) => {
  expect(pageLinks(location, 'en')).not.toContain('service-desc')
})
