import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { indexAssets } from './asset-index.ts'
import { clientAddress } from './client-address.ts'
import { languageHosts } from './language-hosts.ts'
import { requestSource } from './same-origin.ts'
import { securityText } from './well-known.ts'

const siteUrl = 'https://www.firstangle.example'

describe('languageHosts', () => {
  const hosts = languageHosts(siteUrl, ['fr', 'es'])

  test.each([
    ...['fr.firstangle.example', 'es.firstangle.example', 'FR.firstangle.example:3000'],
    ...['fr.www.firstangle.example', 'es.firstangle.example.'],
  ])('%s is retired', (host) => {
    expect(hosts.isRetired(host)).toBe(true)
  })

  test.each([
    ...['www.firstangle.example', 'firstangle.example', 'de.firstangle.example', '127.0.0.1:3000'],
    ...['fr.evil.example', 'xfr.firstangle.example', 'fr.firstangle.example.evil.example', ''],
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

describe('clientAddress', () => {
  test.each([
    ['192.0.2.1', '203.0.113.9', false, '192.0.2.1'],
    ['192.0.2.1', '203.0.113.9', true, '203.0.113.9'],
    ['192.0.2.1', 'forged, 203.0.113.9', true, '203.0.113.9'],
    ['192.0.2.1', null, true, '192.0.2.1'],
    ['192.0.2.1', 'forged, ', true, '192.0.2.1'],
    ['::ffff:192.0.2.1', null, false, '192.0.2.1'],
    ['2001:db8::1', null, false, '2001:db8::1'],
    [undefined, null, false, 'unknown'],
  ])('socket %s, forwarded %s, trusted %s: %s', (socket, forwarded, isTrusted, wanted) => {
    expect(clientAddress(socket, forwarded, isTrusted)).toBe(wanted)
  })
})

describe('requestSource', () => {
  test.each([
    [{ 'sec-fetch-site': 'same-origin' }, 'own'],
    [{ 'sec-fetch-site': 'none' }, 'own'],
    [{ 'sec-fetch-site': 'same-site' }, 'foreign'],
    [{ 'sec-fetch-site': 'cross-site', origin: siteUrl }, 'foreign'],
    [{ origin: siteUrl }, 'own'],
    [{ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, 'own'],
    [{ origin: 'https://evil.example', host: '127.0.0.1:3000' }, 'foreign'],
    [{ origin: 'null', host: 'null' }, 'foreign'],
    [{}, 'unknown'],
  ])('%j is %s', (headers, wanted) => {
    expect(requestSource(new Headers(headers as Record<string, string>), siteUrl)).toBe(wanted)
  })
})

test('security.txt expires at a full day, in less than a year, and moves with the clock', () => {
  const at = (now: string) =>
    /Expires: (.*)/.exec(securityText(siteUrl, 's@x.example', new Date(now)))?.[1]
  expect(at('2026-11-21T15:30:00Z')).toBe('2027-05-20T00:00:00.000Z')
  expect(at('2026-11-21T00:00:00Z')).toBe(at('2026-11-21T23:59:59Z'))
  expect(at('2026-11-22T00:00:00Z')).toBe('2027-05-21T00:00:00.000Z')
})

test('the index has files only: no dot files, maps, links or compressed twins', () => {
  const directory = mkdtempSync(join(tmpdir(), 'firstangle-index-'))
  const older = mkdtempSync(join(tmpdir(), 'firstangle-older-'))
  mkdirSync(join(directory, 'assets/.git'), { recursive: true })
  for (const name of [
    'a b.txt',
    'assets/x.js',
    'assets/x.js.br',
    'assets/x.js.map',
    '.env',
    'y.gz',
  ]) {
    writeFileSync(join(directory, name), name)
  }
  writeFileSync(join(directory, 'assets/.git/config'), '')
  symlinkSync('/etc/hostname', join(directory, 'link.txt'))
  writeFileSync(join(older, 'x.js'), 'older')
  writeFileSync(join(older, 'old.js'), 'older')
  const index = indexAssets([
    { directory, prefix: '' },
    { directory: older, prefix: '/assets' },
  ])
  expect([...index.keys()].sort()).toEqual([
    '/a%20b.txt',
    '/assets/old.js',
    '/assets/x.js',
    '/y.gz',
  ])
  expect(index.get('/assets/x.js')).toMatchObject({
    file: join(directory, 'assets/x.js'),
    twins: { br: join(directory, 'assets/x.js.br') },
  })
})
