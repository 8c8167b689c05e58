import { describe, expect, test } from 'vitest'
import { formKey, isNegotiated, preferredForm } from './negotiate-page.ts'

const chrome =
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8'
const firefox = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

describe('Markdown is sent for', () => {
  test.each([
    'text/markdown',
    'TEXT/Markdown',
    'text/markdown; charset=utf-8',
    'text/markdown;variant=GFM;q=0.4',
    'text/markdown, text/html;q=0.9, */*;q=0.8',
    'text/html;q=0.9, text/markdown',
    'text/html;q=0, text/markdown;q=0.1',
    'text/markdown;q=0.5, text/html;q=0.4',
    'text/markdown;q=0.001',
    // At equal weight: what only a wildcard allows is asked for less, and the order counts.
    'text/markdown, */*',
    'text/*, text/markdown',
    'text/markdown, text/html, */*',
    'text/markdown;q=1.0, text/x-markdown;q=0.9, text/plain;q=0.8, text/html;q=0.7, */*;q=0.1',
    'application/json, text/markdown;q=0.2',
    'text/markdown;q=2',
  ])('%s', (accept) => expect(preferredForm(accept)).toBe('markdown'))
})

describe('HTML is sent for', () => {
  test.each([
    undefined,
    null,
    '',
    '*/*',
    'text/*',
    'text/html',
    chrome,
    firefox,
    'text/plain',
    'application/json',
    'text/x-markdown',
    'text/markdownish',
    'text/html, text/markdown',
    'text/html, text/markdown, */*',
    'text/markdown;q=0.9, text/html',
    'text/markdown;q=0',
    'text/markdown;q=0.0, */*',
    'text/markdown;q=0.5, */*',
    'text/markdown;q=0.5, text/*;q=0.6',
    'text/markdown;q=abc, text/html;q=0.1',
    `text/markdown, ${'x/y, '.repeat(200)}`,
    ',;,text/html,text/markdown;q=0.1',
    `${chrome}, text/markdown;q=0.9`,
  ])('%s', (accept) => expect(preferredForm(accept)).toBe('html'))
})

test('the most specific range decides the weight of HTML', () => {
  expect(preferredForm('*/*, text/html;q=0.2, text/markdown;q=0.5')).toBe('markdown')
  expect(preferredForm('*/*;q=0.1, text/*;q=0.9, text/markdown;q=0.5')).toBe('html')
})

test.each([
  ['/', true],
  ['/pricing?lang=de', true],
  ['/blog/a', true],
  ['/v1.2/a', true],
  ['/search?q=a.b', true],
  ['/sitemap.xml', false],
  ['/pricing.md', false],
  ['/words/search.json?lang=de', false],
  ['/.well-known/security.txt', false],
])('%s has more than one form: %s', (location, wanted) => {
  expect(isNegotiated(location)).toBe(wanted)
})

test('no request target is the key of the other form', () => {
  expect(formKey('/a', 'html')).toBe('/a')
  expect(formKey('/a', 'markdown')).toMatch(/\s/)
})
