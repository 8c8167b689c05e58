import { describe, expect, test } from 'vitest'
import { tryCalloutData } from '../../server/rendering/page-data/try-callout-data.ts'
import { generalChartsData } from '../../server/rendering/reference/general-tolerances-data.ts'
import { isoFitsData } from '../../server/rendering/reference/iso-fits-data.ts'
import { positionCalculatorData } from '../../server/rendering/reference/true-position-data.ts'
import { provideBuiltSite } from '../../server/rendering/testing/built-site.ts'
import type { Chart } from '../../src/pages/reference/reference-data.ts'

/* The calculators of the charts, with the words of the site as the build has them. */

provideBuiltSite()

const marked = (chart: Chart) => chart.rows.flatMap((row) => (row.isMarked ? [row.name] : []))

describe('general tolerances', () => {
  const answerTo = (query: Record<string, string>) => generalChartsData('en', query).answer

  test('a length has its limits, and its place in the chart', () => {
    const { answer, charts } = generalChartsData('en', { value: '12,5', class: 'f' })
    expect(answer.rows.map(({ value }) => value)).toEqual([
      '±0.1\u00a0mm',
      '12.4\u00a0mm',
      '12.6\u00a0mm',
    ])
    expect([marked(charts.linear), charts.linear.asked]).toEqual([['over 6 to 30'], ['f']])
    expect(marked(charts.broken)).toEqual([])
  })

  test('an example is answered and drawn where nothing is asked, and the field stays empty', () => {
    const { answer, charts } = generalChartsData('en', {})
    expect(answer).toMatchObject({ value: '', isAsked: false, fault: null, length: '120\u00a0mm' })
    expect(answer.rows[0]?.value).toBe('±0.3\u00a0mm')
    expect(answer.figures.length).toBeGreaterThan(0)
    expect(marked(charts.linear)).toEqual(['over 30 to 120'])
  })

  test('radii, chamfers and angles have limits of their own', () => {
    expect(answerTo({ value: '5', kind: 'broken' }).rows[0]?.value).toBe('±0.5\u00a0mm')
    const angle = answerTo({ value: '24', kind: 'angular', class: 'c' })
    expect(angle.rows.map(({ value }) => value)).toEqual(['±1°'])
  })

  test.each([
    [{ value: '' }, 'Type a length'],
    [{ value: 'ten' }, 'Type one number'],
    [{ value: '-5' }, 'minus'],
    [{ value: '0.3' }, 'no value for 0.3'],
    [{ value: '3000', class: 'f' }, 'f, fine'],
    [{ value: '9'.repeat(30) }, 'large'],
    [{ value: '9'.repeat(5000) }, 'Type one number'],
  ])('%j is refused: %s', (query, said) => {
    expect(answerTo(query).fault).toContain(said)
    expect(answerTo(query).rows).toEqual([])
  })

  test('an unknown class or kind becomes the usual one', () => {
    expect(answerTo({ value: '40', class: 'x', kind: '__proto__' })).toMatchObject({
      class: 'm',
      kind: 'linear',
      fault: null,
    })
  })
})

describe('true position', () => {
  const plate = { x: '0.11', y: '-0.09', zone: '0.2' }

  test('is computed, drawn and judged', () => {
    const { answer } = positionCalculatorData('en', {
      ...plate,
      modifier: 'M',
      limit: '8.4',
      size: '8.5',
    })
    expect(answer?.verdict).toBe('In its zone: Ø0.2843 measured, Ø0.3 permitted.')
    expect(answer?.rows.map(({ value }) => value)).toEqual('Ø0.2843 Ø0.2 0.1 Ø0.3 Ø8.2'.split(' '))
    expect(answer?.picture).toContain('<circle')
    expect(positionCalculatorData('en', plate).answer?.isInside).toBe(false)
  })

  test('what is missing or wrong is said at its field, and what was typed stays', () => {
    const { faults, answer, typed } = positionCalculatorData('de', {
      x: 'abc',
      y: '0,1',
      modifier: 'M',
    })
    expect(Object.keys(faults)).toEqual(['x', 'zone', 'limit', 'size'])
    expect(answer).toBeNull()
    expect([typed.x, typed.y]).toEqual(['abc', '0,1'])
  })
})

test('answers are not indexed, the pages themselves are', () => {
  const robots = ({ head }: { head: { meta: unknown } }) => JSON.stringify(head.meta)
  const views = [
    [isoFitsData('en', {}), isoFitsData('en', { q: 'Ø20 H7' })],
    [generalChartsData('en', {}), generalChartsData('en', { value: '40' })],
    [positionCalculatorData('en', {}), positionCalculatorData('en', { x: '1' })],
  ] as const
  for (const [page, answer] of views) {
    expect(robots(page)).toContain('index,follow,max-image-preview:large')
    expect(robots(answer)).toContain('noindex,follow')
  }
})

test.each([
  ['Ø20 H7', '/reference/iso-fits'],
  ['M8', '/reference/metric-threads'],
  ['120', '/reference/general-tolerances'],
  ['⌖ Ø0.1 A B', '/reference/true-position'],
  ['Ra 3.2', undefined],
])('the decoder sends readers of "%s" to its chart', (line, href) => {
  const [callout] = tryCalloutData('en', { q: line }).decoded.readings[0]?.callouts ?? []
  expect(callout?.links.chart?.href).toBe(href)
})
