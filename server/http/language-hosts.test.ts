import { describe, expect, test } from 'vitest'
import { languageHosts } from './language-hosts.ts'

const siteUrl = 'https://www.firstangle.example'

describe('languageHosts', () => {
  const hosts = languageHosts(siteUrl, ['fr', 'es'])

  test.each([
    'fr.firstangle.example',
    'es.firstangle.example',
    'FR.firstangle.example:3000',
    'fr.www.firstangle.example',
    'es.firstangle.example.',
    'fr.localhost:3000',
  ])('%s is retired', (host) => {
    expect(hosts.isRetired(host)).toBe(true)
  })

  test.each([
    'www.firstangle.example',
    'firstangle.example',
    'de.firstangle.example',
    '127.0.0.1:3000',
    'fr.evil.example',
    'xfr.firstangle.example',
    'fr.firstangle.example.evil.example',
    '',
    undefined,
  ])('%s is not', (host) => {
    expect(hosts.isRetired(host)).toBe(false)
  })

  test.each([
    ['/blog', '/blog'],
    ['/blog/gdt?a=1&b=%20', '/blog/gdt?a=1&b=%20'],
    ['/knowledge-base/iso-2768', '/knowledge-base/iso-2768'],
    ['/blog/?lang=EN&a=1', '/blog?a=1'],
    ['/blog/us-amp-eu-', '/blog/us-amp-eu-technical-drawings'],
    ['/blogger', '/'],
    ['/knowledge-base-technical-drawings', '/'],
    ['/pricing?a=1', '/'],
    ['//evil.example/blog', '/'],
    ['/', '/'],
  ])('%s leaves for %s of the main host', (given, wanted) => {
    expect(hosts.target(given)).toBe(siteUrl + wanted)
  })
})
