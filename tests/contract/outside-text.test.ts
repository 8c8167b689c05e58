import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { headerParsers, outsideParsers } from './support/outside-parsers.ts'

/*
 * Nobody outside stops the process with a text, whatever a parser is given.
 * An expression that begins anew at each sign takes seconds for the longest text, one that does not
 * some 2 ms on an ordinary machine: the limit tells them apart on a slow one, too.
 */

const mostMs = 50

/** A noisy machine slows a try down, never speeds it up. */
const tries = 12

/** What leads expressions astray when it comes in great numbers: every sign that one of ours looks for. */
const pieces = [
  ' ',
  '\t',
  '\n',
  '\r\n',
  '\u00a0',
  '\u2028',
  '0',
  '1',
  '9',
  'a',
  'Z',
  'ä',
  'é',
  'Ø',
  '️',
  '.',
  ',',
  ';',
  ':',
  '-',
  '+',
  '_',
  '/',
  '\\',
  '=',
  '&',
  '?',
  '#',
  '%',
  '@',
  '"',
  "'",
  '|',
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  '<',
  '>',
  '*',
  '^',
  '~',
  '±',
  '°',
  'x',
  'M',
  'q',
  '\ud800',
  '%20',
  '%2f',
  '%2e',
  '%E2%80%8B',
  '../',
  '//',
  'a@',
  'W/"a",',
  'q=0.',
  ';q=',
  ',,',
  'a=b&',
  '1 ',
  '1.',
  '0,',
  ' / ',
  '999\n',
  '<!--',
  'http://',
  'utm_a=',
  'ISO ',
  'M8x',
  '4x Ø',
  'a-',
]

/** Long, and of one of the shapes that make an expression begin anew at each sign. */
const stalling = fc
  .record({
    shape: fc.constantFrom('repeated', 'alternating', 'nested', 'between'),
    piece: fc.constantFrom(...pieces),
    other: fc.constantFrom(...pieces),
    end: fc.constantFrom('', '!', 'x', '\n', '"', '%'),
  })
  .map(({ shape, piece, other, end }) => ({
    name: `${shape} ${JSON.stringify(piece + other)} before ${JSON.stringify(end)}`,
    write(length: number): string {
      const times = (text: string, share = 1) =>
        text.repeat(Math.ceil((length * share) / text.length))
      if (shape === 'repeated') return times(piece) + end
      if (shape === 'alternating') return times(piece + other) + end
      if (shape === 'nested') return times(piece, 0.5) + end + times(other, 0.5)
      return times(piece, 0.5) + other + times(piece, 0.5) + end
    },
  }))

/** Processor time of this thread for one call, in ms. */
function cost(call: () => unknown): number {
  const before = process.threadCpuUsage()
  call()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** The best of several tries, as few as are needed; the first one also compiles what it runs. */
function bestCost(call: () => unknown): number {
  let best = cost(call)
  for (let count = 1; count < tries && best > mostMs; count += 1) best = Math.min(best, cost(call))
  return best
}

describe.each(outsideParsers)('$name', ({ read, starts = [] }) => {
  // From short to long, so that what would take for ever shows before it does.
  test.each([1000, 10_000, 100_000])('is not stalled by %i characters', (length) => {
    const start = fc.constantFrom('', ...starts)
    fc.assert(
      fc.property(start, stalling, (begin, { write, name }) => {
        const text = begin + write(length)
        expect(
          bestCost(() => read(text)),
          name,
        ).toBeLessThanOrEqual(mostMs)
      }),
      { numRuns: 150, seed: 20261121, endOnFailure: true },
    )
  })
})

test('each header that is read has its parser in the list', () => {
  const root = join(import.meta.dirname, '../../server')
  const files = ['app.ts', ...['http', 'api'].flatMap((folder) => sourcesIn(root, folder))]
  const text = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
  const read = text.matchAll(
    /(?:request|req|c\.req|visit\.request)?\.?(?:header\(|headers\.get\(|headers\[)'([a-z-]+)'|\bheaders\.(host|range|accept)\b/g,
  )
  const names = new Set([...read].map(([, quoted, plain]) => quoted ?? plain))
  const known = [...Object.keys(headerParsers), ...shortOnes, ...ofAnswers]
  expect([...names].filter((name) => !known.includes(name as string))).toEqual([])
})

/** Compared with a few words, or read as a number. */
const shortOnes = [
  'sec-fetch-dest',
  'sec-fetch-site',
  'content-length',
  'content-encoding',
  'transfer-encoding',
]

/** Read of what this server or the renderer says. */
const ofAnswers = ['allow', 'cache-control', 'content-security-policy']

function sourcesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name))
}
