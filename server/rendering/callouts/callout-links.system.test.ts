import { parseCallouts } from '@firstangle/reader'
import { expect, test } from 'vitest'
import { provideBuiltSite } from '../testing/built-site.ts'
import { calloutLinks } from './callout-links.ts'

provideBuiltSite()

function linksOf(line: string) {
  const [callout] = parseCallouts(line, { unit: 'mm', isBoxed: line.startsWith('[') })
  if (!callout) throw new Error(`${line} is no callout`)
  const { documentation, article, chart, terms } = calloutLinks(callout, 'en')
  const anchor = (href: string) => href.split('#')[1]
  return [documentation.list, article?.href, chart?.href, terms.map(({ href }) => anchor(href))]
}

const articles = '/knowledge-base'

/** Links whose target content no longer has are left out: a renamed article or term would go unnoticed. */
test.each([
  [
    'Ø20 H7',
    'dimensions',
    'fits',
    '/reference/iso-fits',
    'fit tolerance-class tolerance-grade limits-of-size',
  ],
  ['20 ±0.1', 'dimensions', 'dimensioning-rules', undefined, 'deviation limits-of-size tolerance'],
  [
    '20',
    'dimensions',
    'general-tolerances',
    '/reference/general-tolerances',
    'general-tolerance nominal-size',
  ],
  ['(30)', 'dimensions', 'dimensioning-rules', undefined, 'auxiliary-dimension'],
  [
    'M8 LH',
    'threads',
    'threads',
    '/reference/metric-threads',
    'metric-thread pitch core-hole thread-tolerance left-hand-thread',
  ],
  [
    'G1/2',
    'threads',
    'threads',
    '/reference/metric-threads',
    'pipe-thread pitch core-hole thread-tolerance',
  ],
  [
    '4x Ø6.6 THRU ⌴ Ø11 ↧6.5',
    'bores',
    'bores-counterbores-countersinks',
    undefined,
    'bore through-hole counterbore',
  ],
  ['1x45°', 'chamfers', 'chamfers-edges-and-radii', undefined, 'chamfer edge-of-undefined-shape'],
  ['SR5', 'radii', 'chamfers-edges-and-radii', undefined, 'spherical-radius radius'],
  [
    '√̄ Ra 3.2',
    'roughnesses',
    'surface-texture',
    undefined,
    'surface-texture ra removal-required acceptance-rule',
  ],
  [
    '|⌖|Ø0.1Ⓜ|A|B|',
    'gdnts',
    'gdt-symbols',
    '/reference/true-position',
    'position tolerance-frame datum-system maximum-material-requirement',
  ],
  ['|⏥|0.1|', 'gdnts', 'gdt-symbols', undefined, 'flatness tolerance-frame'],
])('%s leads to %s, %s, %s and its terms', (line, list, article, chart, terms) => {
  expect(linksOf(line)).toEqual([list, `${articles}/${article}`, chart, terms.split(' ')])
})

test('in the names of links a standard keeps to its number', () => {
  const [callout] = parseCallouts('Ø20 H7', { unit: 'mm', isBoxed: false })
  if (!callout) throw new Error('Ø20 H7 is no callout')
  const { article, chart } = calloutLinks(callout, 'de')
  for (const { title } of [article, chart].filter((link) => link !== null && link !== undefined)) {
    expect(title).toContain('ISO\u00a0286')
  }
})
