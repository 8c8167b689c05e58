import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { atlasKinds } from '../../../shared/atlas-kinds.ts'
import { glossarySchema } from '../../../shared/content/articles/glossary.ts'
import { decodedFigure } from '../callouts/atlas-figures.ts'
import { atlasStandards, atlasTiles, filterOf, standardsIn } from '../callouts/atlas-tiles.ts'

const root = join(import.meta.dirname, '../../..')
const { entries } = glossarySchema.parse(
  parse(readFileSync(join(root, 'content/glossary.yaml'), 'utf8')),
)
const tiles = atlasKinds.flatMap((kind) => atlasTiles[kind])

test('a standard has the filter of all its parts, and no longer number takes it', () => {
  expect(standardsIn('ISO 21920-3, ISO 129-1')).toEqual(['ISO 129', 'ISO 21920'])
  expect(standardsIn('ISO\u00a0286-1')).toEqual(['ISO 286'])
  expect(standardsIn('ISO 1291')).toEqual([])
  expect(filterOf('ASME B1.1')).toBe('asme-b1-1')
})

test.each(tiles)('$term is in the glossary, and $line is drawn', ({ term, line }) => {
  expect(entries.map(({ id }) => id)).toContain(term)
  expect(decodedFigure(line, 'en')).toMatch(/^<svg .*aria-hidden="true"/)
})

test('each filter lets something through, and the style sheet has a rule for it', () => {
  const styles = readFileSync(join(root, 'src/styles/pages/atlas.css'), 'utf8')
  const shown = tiles.flatMap(({ term }) =>
    standardsIn(entries.find(({ id }) => id === term)?.standard ?? ''),
  )
  for (const standard of atlasStandards) expect(shown).toContain(standard)
  for (const filter of [...atlasKinds, ...atlasStandards.map(filterOf)]) {
    expect(styles).toContain(
      `.atlas:has([value="${filter}"]:checked) [data-in]:not([data-in~="${filter}"])`,
    )
  }
})

test('what is not a callout is not put on the wall', () => {
  expect(() => decodedFigure('hello', 'en')).toThrow('hello')
})
