import type { TextRun } from '../../../page.ts'
import type { FigureLine } from '../../ocr/figure-line.ts'
import { surenessOf } from '../../ocr/sureness.ts'
import type { GreyImage } from '../../raster/grey-image.ts'
import { isValue, signedVerdictOf, type Verdict, verdictOf } from '../lines/whole-line.ts'
import { standsAtSurfaceArms } from '../strokes/surface-arms.ts'
import type { LineArea } from './line-area.ts'

/** How surely a value of roughness must be read that stands on its symbol, and how sure it is then. */
const onSymbol = { least: 0.15, sure: 0.8 }
/** From here on a deviation was read surely. */
const surelyDeviation = 0.85
const nothingRead = { text: '', confidence: 0, marks: 2 }

/** What was read in a line. */
export const ownReading = (runs: readonly TextRun[]) => ({
  text: runs.map(({ text }) => text).join(' '),
  confidence: surenessOf(runs),
  marks: runs.reduce((sum, { text }) => sum + text.length, 0),
})

/** A zero or O by itself is as well a hole of a view seen at an angle. */
const isRing = ({ text }: TextRun): boolean => /^[0Oo]$/.test(text)

/** What counts of a line. A value of roughness on its symbol is sure, since both say the same. */
export function verdictFor(
  line: LineArea,
  seen: FigureLine,
  runs: readonly TextRun[],
  image: GreyImage,
): Verdict {
  const verdict = runs.length === 0 ? verdictOfNew(seen) : verdictOfRuns(runs, seen)
  const isOpen = verdict.stands === 'own' && !runs.some(({ text }) => isValue(text))
  const isRoughness =
    isOpen && seen.confidence >= onSymbol.least && standsAtSurfaceArms(seen.text, line, image)
  return isRoughness ? { stands: 'other', text: seen.text, confidence: onSymbol.sure } : verdict
}

/** A deviation with its sign that was read surely, and that a look at its line with the value does not show. */
function isLostDeviation({ text, confidence }: TextRun, seen: FigureLine): boolean {
  const [, figures = ''] = /^[+\-−±](\d{0,3}[.,]?\d+)$/.exec(text) ?? []
  const isSeen = seen.text.replaceAll(',', '.').includes(figures.replace(',', '.'))
  return figures !== '' && confidence > surelyDeviation && !isSeen
}

function verdictOfRuns(runs: readonly TextRun[], seen: FigureLine): Verdict {
  if (runs.some((run) => isLostDeviation(run, seen))) return { stands: 'own' }
  if (runs.every(isRing) && /^[1-9]$/.test(seen.text)) return { stands: 'own' }
  const own = ownReading(runs)
  return signedVerdictOf(own, seen) ?? verdictOf(own, seen)
}

/** A value where nothing was read; a single figure may be any piece of geometry. */
function verdictOfNew(seen: FigureLine): Verdict {
  const figures = seen.text.replaceAll(/\D/g, '').length
  return figures > 1 ? verdictOf(nothingRead, seen) : { stands: 'own' }
}
