import { expect, test } from 'vitest'
import { markdownPath, pathOfMarkdown } from './markdown-path.ts'

test.each([
  ['/', '/index.md'],
  ['/?lang=de', '/index.md?lang=de'],
  ['/pricing', '/pricing.md'],
  ['/blog/a?lang=de', '/blog/a.md?lang=de'],
])('the Markdown of %s stands at %s', (location, markdown) => {
  expect(markdownPath(location)).toBe(markdown)
  const [path = '', query] = markdown.split('?')
  expect(pathOfMarkdown(path) + (query ? `?${query}` : '')).toBe(location)
})

test.each(['/', '/pricing', '/.md', '/blog/.md', '/md', '/sitemap.xml', '/pricing.md/x'])(
  '%s is no path of Markdown',
  (path) => {
    expect(pathOfMarkdown(path)).toBeUndefined()
  },
)
