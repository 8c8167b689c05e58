import { expect, test } from 'vitest'
import { acceptedCodings } from './negotiate-encoding.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['br', 'br identity'],
  ['gzip', 'gzip identity'],
  ['x-gzip', 'gzip identity'],
  ['GZIP', 'gzip identity'],
  ['gzip, deflate, br, zstd', 'zstd br gzip identity'],
  ['deflate', 'identity'],
  ['gzip;q=0.5, br;q=0.4', 'gzip br identity'],
  ['br;q=0, gzip', 'gzip identity'],
  ['br;q=0.000, gzip;q=0', 'identity'],
  ['*', 'br gzip identity'],
  ['*;q=0', 'identity'],
  ['identity;q=0', 'identity'],
  ['identity;q=0, gzip', 'gzip'],
  ['gzip, *;q=0', 'gzip'],
  ['identity, gzip;q=0.5', 'identity gzip'],
  ['br;q=0, *', 'gzip identity'],
  ['*;q=0.5, gzip;q=0.4', 'br identity gzip'],
  ['gzip;q=abc', 'identity'],
  ['gzip;q=1.5', 'gzip identity'],
  ['gzip;q=-1', 'identity'],
  [';;,,=', 'identity'],
  ['gzip ; q=1 , br ;q= 0.9', 'gzip br identity'],
  ['gzip;level=9', 'gzip identity'],
  ['zstd;q=0, *', 'br gzip identity'],
])('%j accepts %s', (header, wanted) => {
  expect(acceptedCodings(header).join(' ')).toBe(wanted)
})

test('more different headers than are remembered still count', () => {
  for (let at = 0; at < 1000; at += 1) acceptedCodings(`x-${at}`)
  expect(acceptedCodings('br;q=0.123')[0]).toBe('br')
})

test('nobody honest sends a thousand characters, so they count as no header', () => {
  expect(acceptedCodings(`br, ${'x, '.repeat(300)}`)[0]).toBe('br')
  expect(acceptedCodings(`br, ${'x, '.repeat(400)}`)).toEqual(['identity'])
})
