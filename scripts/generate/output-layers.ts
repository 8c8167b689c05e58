import {
  type Drawing,
  drawBalloons,
  type EvidenceField,
  type TextPrimitive,
} from '@firstangle/drawings'
import { inBothSchemes } from './both-schemes.ts'
import { boxMarks, innerSvg, kindStyle } from './drawing-files.ts'
import { redactionBars } from './redaction.ts'
import { balloonsOf } from './use-case-pieces.ts'

/** Free place of the bracket's sheet for what was derived from all of it, mm. */
const note = { x: 236, y: 176, height: 5, pitch: 9 }

/** Overall sizes, from which the volume is estimated. */
const overall = ['130', '95', '90']

/** What each output adds to a sheet. A name in the address of the picture (`#balloons`) shows that layer alone. */
export function outputLayersFile(drawing: Drawing): string {
  const { fields, sheet } = drawing
  const layers = {
    extract: boxMarks(fields.filter(({ kind }) => kind === 'metadata')),
    features: boxMarks(fields.filter(({ kind }) => kind !== 'metadata')),
    insights: boxMarks(fields.filter(isOverall)) + innerSvg(derivedNote(drawing), drawing.sheet),
    redaction: redactionBars(drawing)
      .map(
        ({ x, y, width, height }) =>
          `<path fill="currentColor" d="M${x} ${y}h${width}v${height}h-${width}z"/>`,
      )
      .join(''),
    balloons: innerSvg(drawBalloons(balloonsOf(drawing)), drawing.sheet),
  }
  const groups = Object.entries(layers).map(([name, marks]) => `<g id="${name}">${marks}</g>`)
  const colours = inBothSchemes(
    (colour) => `:root{color:${colour('action')}}#redaction{color:${colour('ink')}}`,
  )
  const styles = `[id]{display:none}:target{display:inline}${colours}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}"><style>${kindStyle}${styles}</style>${groups.join('')}</svg>`
}

function isOverall({ kind, label }: EvidenceField): boolean {
  return kind === 'dimension' && overall.includes(label)
}

/** Process and volume as the response names them, lettered like the sheet. */
function derivedNote({ responses }: Drawing): TextPrimitive[] {
  const { primary_process_options: processes, volume_estimate: volume } = responses.insights
  const lines = [
    `${processes[0]?.process}  ${processes[0]?.confidence.score}`,
    `${volume?.value} mm³`,
  ]
  return lines.map((text, line) => ({
    kind: 'text',
    pen: 'text',
    text,
    x: note.x,
    y: note.y + line * note.pitch,
    height: note.height,
    rotation: 0,
  }))
}
