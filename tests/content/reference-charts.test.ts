import { describe, expect, test } from 'vitest'
import { generalChartsData } from '../../server/rendering/reference/general-tolerances-data.ts'
import { isoFitsData } from '../../server/rendering/reference/iso-fits-data.ts'
import { metricThreadCharts } from '../../server/rendering/reference/metric-threads-data.ts'
import { referenceData } from '../../server/rendering/reference/reference-data.ts'
import { positionCalculatorData } from '../../server/rendering/reference/true-position-data.ts'
import { provideBuiltSite } from '../../server/rendering/testing/built-site.ts'
import { chartTopics } from '../../shared/content/pages/reference.ts'
import { locales } from '../../shared/i18n/locale.ts'
import type { Chart } from '../../src/pages/reference/reference-data.ts'

/* The charts with the words of the site, as the build has them. */

const content = provideBuiltSite()

/** The cell of a row and a column, by their names. */
function cellOf({ columns, rows }: Chart, row: string, column: string) {
  return rows.find(({ name }) => name === row)?.cells[columns.indexOf(column) - 1]
}

const marked = (chart: Chart) => chart.rows.flatMap((row) => (row.isMarked ? [row.name] : []))

const chartsOf = (locale: 'en' | 'de') => {
  const fits = isoFitsData(locale, {})
  const general = generalChartsData(locale, {})
  return [
    fits.holes,
    fits.shafts,
    fits.pairs,
    ...Object.values(metricThreadCharts(locale)),
    ...Object.values(general.charts),
    ...general.geometry.map(({ chart }) => chart),
    positionCalculatorData(locale, {}).chart,
  ]
}

describe.each(locales)('in %s', (locale) => {
  test('every chart has a name for each row and column, and a value or nothing in each cell', () => {
    for (const { columns, rows } of chartsOf(locale)) {
      expect(new Set(columns).size).toBe(columns.length)
      expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
      for (const { name, cells } of rows) {
        expect(cells, name).toHaveLength(columns.length - 1)
        expect([name, ...cells].join(' ')).not.toMatch(/[{}]|undefined|NaN|Infinity/)
      }
    }
  })

  test('decimals are written as the language writes them', () => {
    const wrong = locale === 'de' ? /\d\.\d/ : /\d,\d/
    for (const { rows } of chartsOf(locale)) {
      for (const { cells } of rows) expect(cells.flat().join(' ')).not.toMatch(wrong)
    }
  })

  test('every example of a fit has an answer', () => {
    for (const line of content.page('reference-iso-fits', locale).form.example) {
      expect(isoFitsData(locale, { q: line }).outcome, line).toMatch(/^(?:answered|size)$/)
    }
  })
})

describe('limits and fits', () => {
  test('a fit is answered with limits, clearance and a drawing, and marked in the charts', () => {
    const { answer, holes, shafts, pairs, size } = isoFitsData('en', { q: 'Ø50 H7/g6' })
    expect(answer?.values.map(({ value }) => value)).toEqual([
      '50.000 to 50.025\u202fmm',
      '49.975 to 49.991\u202fmm',
      '0.009 to 0.050\u202fmm',
    ])
    expect(answer?.figures().join('')).toContain('<svg')
    expect([marked(holes), marked(shafts), marked(pairs), size]).toEqual([
      ['over 30 to 50'],
      ['over 40 to 50'],
      ['H7/g6'],
      '50',
    ])
    expect(holes.asked).toEqual(['H7', 'g6'])
  })

  test('the charts hold what ISO 286-2 prints', () => {
    const { holes, shafts } = isoFitsData('en', {})
    expect(cellOf(holes, 'over 18 to 30', 'K7')).toEqual(['+6', '−15'])
    expect(cellOf(holes, 'over 30 to 50', 'JS7')).toBe('±12.5')
    expect(cellOf(holes, 'over 400 to 450', 'S7')).toEqual(['−209', '−272'])
    expect(cellOf(shafts, 'to 3', 'h6')).toEqual(['0', '−6'])
    expect(cellOf(shafts, 'over 40 to 50', 'c11')).toEqual(['−130', '−290'])
  })

  test('a size alone asks for the preferred fits there', () => {
    const { outcome, size, pairs } = isoFitsData('en', { q: 'Ø3' })
    expect([outcome, size]).toEqual(['size', '3'])
    // Up to 3 mm, H7/p6 is a transition fit.
    expect(cellOf(pairs, 'H7/p6', 'Kind')).toBe('Transition')
    expect(cellOf(pairs, 'H7/g6', 'Shaft basis')).toBe('G7/h6')
  })

  test.each([
    ['Ø600 H7', 'answered'],
    ['Ø600', 'unclear'],
    ['M8', 'unclear'],
    ['-50 H7', 'unclear'],
    ['Ø50 H7 Ø60 H7', 'unclear'],
    ['hello <b>there</b>', 'unclear'],
    ['٥٠ H7', 'unclear'],
    ['9'.repeat(201), 'too-long'],
    ['', 'nothing-asked'],
  ])('%j is %s', (q, outcome) => {
    expect(isoFitsData('en', { q }).outcome).toBe(outcome)
  })

  test('a class beyond the tables is refused in words, without limits', () => {
    const { answer } = isoFitsData('en', { q: 'Ø600 H7' })
    expect(answer?.values).toEqual([])
    expect(answer?.notes.join(' ')).toContain('500')
  })

  test('what was typed is kept as far as it can be shown', () => {
    expect(isoFitsData('en', { q: 'x'.repeat(5000) }).query).toHaveLength(400)
  })
})

describe('the list of charts', () => {
  test.each(locales)('has a figure of its own for each topic (%s)', async (locale) => {
    const { copy, figures } = await referenceData(locale)
    const drawn = copy.charts.map(({ id }) => figures[id])
    for (const figure of drawn) expect(figure).toMatch(/^<svg .*<path /)
    expect(new Set(drawn).size).toBe(chartTopics.length)
  })

  test('draws what it is read from: a tolerance with its deviations in the comma of the language', async () => {
    const [en, de] = await Promise.all(locales.map((locale) => referenceData(locale)))
    expect(en?.figures['general-tolerances']).not.toBe(de?.figures['general-tolerances'])
  })
})

describe('threads', () => {
  test('have their diameters, drills, holes and limits', () => {
    const { coarse, fine, limits, unified } = metricThreadCharts('en')
    expect(coarse.rows.find(({ name }) => name === 'M8')?.cells).toEqual(
      '1.25 7.188 6.647 6.466 6.8 8.4 9 10'.split(' ').concat('1; 0.75'),
    )
    expect(cellOf(coarse, 'M9', 'Hole, fine')).toBeNull()
    expect(cellOf(fine, 'M10×1', 'Minor dia. D1')).toBe('8.917')
    expect(limits.rows.find(({ name }) => name === 'M10')?.cells).toEqual([
      '9.026 to 9.206',
      '8.376 to 8.676',
      '9.732 to 9.968',
      '8.862 to 8.994',
    ])
    expect(limits.rows[0]?.name).toBe('M1.6')
    expect(cellOf(unified, '1/4', 'UNC, per\u00a0inch')).toBe('20')
    expect(cellOf(unified, '1-1/8', 'UNF, per\u00a0inch')).toBe('12')
  })

  // ISO 228-1:2000, table 1.
  test.each([
    ['G1/8', '9.147', '8.566'],
    ['G1/4', '12.301', '11.445'],
    ['G3/8', '15.806', '14.950'],
    ['G3/4', '25.279', '24.117'],
    ['G1', '31.770', '30.291'],
    ['G2', '58.135', '56.656'],
  ])('%s', (name, pitchDiameter, minor) => {
    const { pipe } = metricThreadCharts('en')
    expect(cellOf(pipe, name, 'Pitch dia. d2')).toBe(pitchDiameter)
    expect(cellOf(pipe, name, 'Minor dia. d1')).toBe(minor)
  })
})
