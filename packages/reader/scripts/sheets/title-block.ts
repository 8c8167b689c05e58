import { type Primitive, rectangle } from '@firstangle/drawings'
import { lettering } from '@firstangle/drawings/lettering'
import { type Language, sheetWords } from './sheet-words.ts'

/** A title block of two columns, its lower right corner at `right`, `bottom`; values in the order of the captions. */
export function titleBlock(
  right: number,
  bottom: number,
  language: Language,
  values: readonly string[],
): Primitive[] {
  const [width, height] = [60, 12]
  const left = right - 2 * width
  const top = bottom - 4 * height
  const out: Primitive[] = [rectangle('wide', left, top, 2 * width, 4 * height)]
  sheetWords[language].captions.forEach((caption, i) => {
    const x = left + (i % 2) * width
    const y = top + Math.floor(i / 2) * height
    out.push(rectangle('narrow', x, y, width, height))
    out.push(lettering(caption, x + 1.5, y + 3.2, { height: 1.8 }))
    out.push(lettering(values[i] ?? '', x + 1.5, y + height - 2.2, { height: 3.5 }))
  })
  return out
}
