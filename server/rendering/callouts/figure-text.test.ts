import type { Figure } from '@firstangle/reader'
import { expect, test } from 'vitest'
import type { CalloutCopy } from '../../../shared/content/words/callout.ts'
import { figureText } from './figure-text.ts'

const words = {
  words: { POSITION: 'position' },
  bounds: { most: 'at most {value}', least: 'at least {value}' },
} as CalloutCopy
const written = (figure: Figure, locale: 'en' | 'de' = 'en') =>
  figureText(figure, locale, words).replaceAll('\u202f', ' ')

test.each<[Figure, string, string]>([
  [{ kind: 'number', value: 20.021, unit: 'mm' }, '20.021 mm', '20,021 mm'],
  [{ kind: 'number', value: 20, unit: 'mm', beside: 20.021 }, '20.000 mm', '20,000 mm'],
  [{ kind: 'number', value: 20.0105, unit: 'mm' }, '20.0105 mm', '20,0105 mm'],
  [{ kind: 'number', value: 0.1875, unit: 'inch' }, '0.1875 in', '0,1875 in'],
  [{ kind: 'number', value: 1234.5, unit: 'mm' }, '1234.5 mm', '1234,5 mm'],
  [{ kind: 'number', value: 45, unit: 'degree' }, '45°', '45°'],
  [
    { kind: 'limits', low: 20, high: 20.021, unit: 'mm' },
    '20.000 to 20.021 mm',
    '20,000 bis 20,021 mm',
  ],
  [{ kind: 'deviations', lower: -0.2, upper: 0.2, unit: 'mm' }, '±0.2 mm', '±0,2 mm'],
  [{ kind: 'deviations', lower: 0.02, upper: 0.02, unit: 'mm' }, '+0.02 mm', '+0,02 mm'],
  [{ kind: 'deviations', lower: -0.02, upper: -0.02, unit: 'mm' }, '−0.02 mm', '−0,02 mm'],
  [{ kind: 'deviations', lower: -0.5, upper: 0.5, unit: 'degree' }, '±0°30′', '±0°30′'],
  [{ kind: 'deviations', lower: -1, upper: 1, unit: 'degree' }, '±1°', '±1°'],
  [{ kind: 'deviations', lower: 0, upper: 0, unit: 'degree' }, '0°', '0°'],
  [{ kind: 'bound', side: 'most', value: 0.5, unit: 'mm' }, 'at most 0.5 mm', 'at most 0,5 mm'],
  [{ kind: 'text', text: 'H7/g6' }, 'H7/g6', 'H7/g6'],
  [{ kind: 'text', text: '0.5 mm' }, '0.5 mm', '0.5 mm'],
  [{ kind: 'designation', text: 'M8x1.25' }, 'M8x1.25', 'M8x1,25'],
  [{ kind: 'word', word: 'POSITION' }, 'position', 'position'],
])('%j is written as each language writes it', (figure, english, german) => {
  expect(written(figure)).toBe(english)
  expect(written(figure, 'de')).toBe(german)
})
