import { line, type Primitive, rectangle, type TextPrimitive } from '@firstangle/drawings'
import { lettering } from '@firstangle/drawings/lettering'
import type { PdfSheet } from '@firstangle/drawings/pdf'
import { valueKinds } from '../../../src/evaluation/truth.ts'
import type { Habit } from './callout-words.ts'
import { seeded } from './random.ts'
import { sketches } from './sketches.ts'

/** A sheet filled with callouts, and its truth. */
export interface RandomSheet {
  readonly page: PdfSheet
  readonly truth: Record<string, unknown>
}

const cell = { width: 66, height: 40 }
const margin = 14

const captions = {
  en: ['Title', 'Drawing no.', 'Material', 'Scale', 'Size', 'Rev', 'Date', 'Sheet'],
  de: ['Benennung', 'Zeichnungsnummer', 'Werkstoff', 'Maßstab', 'Format', 'Änd.', 'Datum', 'Blatt'],
} as const

export type Language = keyof typeof captions

/** A title block of two columns with random content. */
function titleBlock(right: number, bottom: number, language: Language, values: readonly string[]) {
  const [width, height] = [60, 12]
  const left = right - 2 * width
  const top = bottom - 4 * height
  const out: Primitive[] = [rectangle('wide', left, top, 2 * width, 4 * height)]
  captions[language].forEach((caption, i) => {
    const x = left + (i % 2) * width
    const y = top + Math.floor(i / 2) * height
    out.push(rectangle('narrow', x, y, width, height))
    out.push(lettering(caption, x + 1.5, y + 3.2, { height: 1.8 }))
    out.push(lettering(values[i] ?? '', x + 1.5, y + height - 2.2, { height: 3.5 }))
  })
  return out
}

/** What stands on sheets and is not a value of the part. */
function sideMatter(width: number): TextPrimitive[] {
  return [
    lettering('SECTION A-A', margin + 40, margin + 8, { height: 5 }),
    lettering('DETAIL B', width - 120, margin + 8, { height: 5 }),
    lettering('SCALE 5:1', width - 120, margin + 14, { height: 3.5 }),
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
  const title = language === 'de' ? 'Lagerdeckel' : 'Bearing cover'
  const material = language === 'de' ? 'S355J2' : 'AISI 304'
  const values = [title, number, material, '1:2', format, 'B', '2026-03-17', '1/1']
  ink.push(...titleBlock(width - margin, bottom, language, values), ...sideMatter(width))
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
