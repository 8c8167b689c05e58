import { numberOf } from '../../number-of.ts'

const holeAndSink =
  /^((?:\d{1,2} ?[x×] ?)?Ø ?(\d{1,3}(?:[.,]\d{1,3})?)) ?\/ ?((?:82|90|100|120) ?°) ?(Ø ?(\d{1,3}(?:[.,]\d{1,3})?))$/u

/** `Ø5.3 / 90° Ø10.4`: a hole with its countersink, the angle first; the line as it is where the second is no wider. */
export const withSinkBehind = (line: string): string =>
  line.replace(
    holeAndSink,
    (whole, hole: string, diameter: string, angle: string, sink: string, wide: string) =>
      numberOf(wide) > numberOf(diameter) ? `${hole} ⌵ ${sink} x ${angle}` : whole,
  )
