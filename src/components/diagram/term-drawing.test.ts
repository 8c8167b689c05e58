import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { challengeDrawings } from '../../pages/case-study/term-drawings.ts'
import {
  profileDrawings,
  waysInDrawings,
  waysOutDrawings,
  writingDrawings,
} from '../../pages/integrations/term-drawings.ts'
import { lengthDrawings, vocabularyDrawings } from '../../pages/press/term-drawings.ts'
import { accessDrawings, yourPartDrawings } from '../../pages/security/term-drawings.ts'
import type { TermStrokes } from './term-drawing.tsx'

/** Lists of terms with their drawings: page, path of the list in its words, drawings. */
const lists: [page: string, list: string, drawings: readonly TermStrokes[]][] = [
  ['integrations', 'waysIn.points', waysInDrawings],
  ['integrations', 'waysOut.points', waysOutDrawings],
  ['integrations', 'waysOut.profiles', profileDrawings],
  ['integrations', 'writing.points', writingDrawings],
  ['press-kit', 'sections.0.definitions', lengthDrawings],
  ['press-kit', 'sections.1.definitions', vocabularyDrawings],
  ['security', 'access.points', accessDrawings],
  ['security', 'yourPart.points', yourPartDrawings],
  ['case-laser-cutting-marketplace', 'challenge.points', challengeDrawings],
  ['case-additive-manufacturing-analysis', 'challenge.points', challengeDrawings],
  ['case-process-automation', 'challenge.points', challengeDrawings],
  ['case-plastics-feasibility-analysis', 'challenge.points', challengeDrawings],
]

for (const language of ['en', 'de'])
  test.each(lists)(`each term of %s, %s, has its drawing (${language})`, (page, list, drawings) => {
    const words: unknown = parse(readFileSync(`content/pages/${page}.${language}.yaml`, 'utf8'))
    const terms = list
      .split('.')
      .reduce((part, key) => (part as Record<string, unknown>)[key], words)
    expect(terms).toHaveLength(drawings.length)
  })

test('a drawing stays within its field', () => {
  for (const [page, list, drawings] of lists)
    for (const strokes of drawings)
      for (const path of Object.values(strokes))
        for (const [, x = '', y = ''] of path.matchAll(/M(\d+(?:\.\d+)?) (\d+(?:\.\d+)?)/g)) {
          expect(Number(x), `${page} ${list} ${path}`).toBeLessThanOrEqual(112)
          expect(Number(y), `${page} ${list} ${path}`).toBeLessThanOrEqual(64)
        }
})
