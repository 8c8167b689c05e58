import { describe, expect, test } from 'vitest'
import type { GlossaryEntry } from '../../../shared/content/articles/glossary.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import { termFinder } from './term-finder.ts'

type Words = Partial<GlossaryEntry['en']>

/** An entry with the same words in both languages. */
function entry(id: string, words: Words): GlossaryEntry {
  const full = { term: id, also: [], definition: '', forms: [], ...words }
  return { id, en: full, de: full }
}

function found(text: string, locale: Locale, ...entries: GlossaryEntry[]): string[] {
  return Array.from(termFinder(entries, locale)(text), ({ start, end }) => text.slice(start, end))
}

describe('in German', () => {
  const bore = entry('bore', { term: 'Bohrung' })
  const exact = entry('exact', { term: 'theoretisch genaues Maß', also: ['TED'] })
  const edge = entry('edge', { term: 'Kante unbestimmter Gestalt' })

  test.each([
    ['Die Bohrungen sind tief.', ['Bohrungen']],
    ['Eines Freistichs wegen', ['Freistichs']],
    ['mit theoretisch genauen Maßen', ['theoretisch genauen Maßen']],
    ['Theoretisch genaue\u00a0Maße', ['Theoretisch genaue\u00a0Maße']],
    ['an Kanten unbestimmter Gestalt', ['Kanten unbestimmter Gestalt']],
    ['Bohrungsabstand, Grundbohrung, Bohrungs-Ø, bohrung', []],
    ['TED und TEDs, ted', ['TED']],
  ])('“%s” has %j', (text, expected) => {
    const relief = entry('relief', { term: 'Freistich' })
    expect(found(text, 'de', bore, exact, edge, relief)).toEqual(expected)
  })
})

describe('in English', () => {
  test.each([
    ['Tolerance grades and a tolerance grade.', ['Tolerance grades', 'tolerance grade']],
    ['two bosses, some geometries', ['bosses', 'geometries']],
    ['the cross-tolerance grade and tolerance-grade', []],
    ['GD&T is common', ['GD&T']],
    ['run-outs', ['run-outs']],
  ])('“%s” has %j', (text, expected) => {
    const entries = [
      entry('grade', { term: 'tolerance grade' }),
      entry('boss', {}),
      entry('geometry', {}),
      entry('gdt', { term: 'geometrical tolerance', also: ['GD&T'] }),
      entry('run-out', {}),
    ]
    expect(found(text, 'en', ...entries)).toEqual(expected)
  })
})

test('of two terms that overlap the longer one is found', () => {
  const entries = [entry('zone', { term: 'zone' }), entry('tolerance', { term: 'tolerance zone' })]
  const terms = [...termFinder(entries, 'en')('a tolerance zone, a zone')]
  expect(terms.map(({ id }) => id)).toEqual(['tolerance', 'zone'])
})

test('`marks` replaces the term and its names, `forms` adds to them', () => {
  const quiet = entry('fit', { marks: [] })
  const renamed = entry('datum', { marks: ['datum feature'] })
  const irregular = entry('Bezug', { forms: ['Bezüge'] })
  expect(found('a fit, a datum, a datum feature', 'en', quiet, renamed)).toEqual(['datum feature'])
  expect(found('Bezug, Bezüge', 'de', irregular)).toEqual(['Bezug', 'Bezüge'])
})
