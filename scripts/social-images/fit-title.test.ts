import { expect, test } from 'vitest'
import { type FitBox, fitLine, fitTitle } from './fit-title.ts'
import { type Motif, motifFor } from './sheet-motif.ts'

/** Every character is half as wide as the type is high. */
const measure = (text: string) => text.length / 2
const box: FitBox = {
  width: 500,
  height: 220,
  maxSize: 100,
  minSize: 20,
  maxLines: 3,
  lineHeight: 1,
}

test('a short title takes the largest size', () => {
  expect(fitTitle('Pricing', measure, box)).toEqual({ size: 100, lines: ['Pricing'] })
})

test('a text of one line is as large as its width lets it, up to the largest size', () => {
  expect(fitLine('Firstangle', measure, 250, 46)).toBe(46)
  expect(fitLine('Sehrzeichnen', measure, 200, 46)).toBe(33)
})

test('lines are of even length', () => {
  expect(
    fitTitle('aaaa bbbb cccc dddd', measure, { ...box, width: 400, height: 100, maxSize: 50 }),
  ).toEqual({
    size: 50,
    lines: ['aaaa bbbb', 'cccc dddd'],
  })
})

test('a long word makes the type smaller', () => {
  const word = 'x'.repeat(40)
  expect(fitTitle(word, measure, box)).toEqual({ size: 24, lines: [word] })
})

test('a soft hyphen breaks a word only where it is needed', () => {
  const word = 'Oberflächen\u00adangaben'
  expect(fitTitle(word, measure, box).lines).toEqual(['Oberflächen-', 'angaben'])
  expect(fitTitle(word, measure, { ...box, maxSize: 40 }).lines).toEqual(['Oberflächenangaben'])
})

test('a compound breaks after its hyphen', () => {
  expect(fitTitle('ERP-Dateneingabe', measure, { ...box, maxSize: 90 }).lines).toEqual([
    'ERP-',
    'Dateneingabe',
  ])
})

test('text that fits at no size ends in an ellipsis', () => {
  const { size, lines } = fitTitle('wordy '.repeat(60), measure, box)
  expect(size).toBe(20)
  expect(lines).toHaveLength(3)
  expect(lines[2]).toMatch(/wordy…$/)
})

test.each<[string, Motif]>([
  ['/', 'reading'],
  ['/pricing', 'symbol'],
  ['/partners', 'views'],
  ['/partnership', 'symbol'],
  ['/blog', 'columns'],
  ['/blog/a', 'columns'],
  ['/blog/us-amp-eu-technical-drawings', 'both-symbols'],
  ['/case-studies/process-automation', 'hatching'],
])('%s is drawn with %s', (path, motif) => {
  expect(motifFor(path)).toBe(motif)
})
