import { line, type Primitive, rectangle, type TextPrimitive } from '@firstangle/drawings'
import { lettering } from '@firstangle/drawings/lettering'
import type { PdfSheet } from '@firstangle/drawings/pdf'
import { valueKinds } from '../../src/evaluation/truth.ts'
import { seeded } from '../random.ts'
import type { Habit } from './callout-words.ts'
import { type Language, sheetWords } from './sheet-words.ts'
import { sketches } from './sketches.ts'
import { titleBlock } from './title-block.ts'

/** A sheet filled with callouts, and its truth. */
export interface RandomSheet {
  readonly page: PdfSheet
  readonly truth: Record<string, unknown>
}

const cell = { width: 66, height: 40 }
const margin = 14

/** What stands on sheets and is not a value of the part. */
function sideMatter(width: number, language: Language): TextPrimitive[] {
  const { section, detail, scale } = sheetWords[language]
  return [
    lettering(section, margin + 40, margin + 8, { height: 5 }),
    lettering(detail, width - 120, margin + 8, { height: 5 }),
    lettering(scale, width - 120, margin + 14, { height: 3.5 }),
  ]
}

/** A sheet of `width` x `height` mm with a callout in each cell, always the same for the same seed. */
export function randomSheet(
  seed: number,
  size: { width: number; height: number; format: string },
  language: Language,
  habit: Habit,
): RandomSheet {
  const random = seeded(seed)
  const { width, height, format } = size
  const entries: Record<string, unknown[]> = Object.fromEntries(
    valueKinds.map((kind) => [kind, []]),
  )
  const ink: Primitive[] = [
    rectangle('frame', margin, margin, width - 2 * margin, height - 2 * margin),
  ]
  const bottom = height - margin
  for (let y = margin + 18; y + cell.height < bottom - 52; y += cell.height) {
    for (let x = margin + 6; x + cell.width < width - margin; x += cell.width) {
      const draw = sketches[Math.floor(random() * sketches.length)] ?? sketches[0]
      const sketch = draw({ x, y }, habit, random)
      ink.push(...sketch.primitives)
      entries[sketch.kind]?.push({ count: 1, ...sketch.truth })
    }
  }
  const number = `${10 + Math.floor(random() * 89)}-${1000 + Math.floor(random() * 8999)}-A`
  const { title, material } = sheetWords[language]
  const values = [title, number, material, '1:2', format, 'B', '2026-03-17', '1/1']
  ink.push(...titleBlock(width - margin, bottom, language, values), ...sideMatter(width, language))
  ink.push(line('narrow', margin, bottom - 52, width - margin, bottom - 52))
  const metadata = {
    title,
    drawingNumber: number,
    material,
    scale: '1:2',
    sheetSize: format,
    revision: 'B',
    date: '2026-03-17',
    sheet: '1/1',
  }
  return {
    page: { displayList: ink, sheet: { width, height } },
    truth: { metadata, pages: [{ page: 1, ...entries, unreadable: [] }] },
  }
}
