import type { Composed } from '../layout/compose.ts'

/** The letters of parts in a circuit (IEC 81346-2, ГОСТ 2.710) that no size begins with, and names of supplies. */
const onlyElectric =
  /^(?:(?:L|FB|D|VD|HL|DA|DD|VT|Q|U|IC|F|FU|J|K|X|XP|XS|XT|S|SA|SB|SW|T|TV|TP|ZQ|BQ|Y|G|GB)\d{1,3}|GND|V(?:CC|DD|EE|SS))$/
/** Designations that could be radii, chamfers or sizes. */
const ambiguous = /^(?:R|C)\d{1,3}$/
/** What pins of controllers are called. */
const pin = /^(?:GND|VIN|AREF|IOREF|SDA|SCL|RX|TX|MISO|MOSI|SCK|RES|RESET|5V|3\.3V|3V3)$/
/** The number of different designations of each kind that make a circuit, and of values that make a diagram. */
const fewest = { electric: 2, ambiguous: 6, pins: 6, values: 2, names: 5 }

/** Parts in a row that tell: from one on, or anywhere on a sheet that goes on with those of others. */
const row = { fromOne: 3, anywhere: 5 }

/** Parts are numbered one after the other; radii are not. */
function isNumbered(letter: string, texts: ReadonlySet<string>): boolean {
  const numbers = [...texts]
    .filter((text) => text.startsWith(letter))
    .map((text) => Number(text.slice(1)))
  return numbers.some((first) =>
    Array.from({ length: first === 1 ? row.fromOne : row.anywhere }, (_, i) => first + i).every(
      (number) => numbers.includes(number),
    ),
  )
}

/** Is a page the diagram of a circuit: parts numbered by their kind, some of which no part of a machine is named by? */
function isCircuit(composed: readonly Composed[]): boolean {
  // In a scan, letters of one shape in both cases differ in their height alone.
  const texts = new Set(composed.map(({ text }) => text.toUpperCase()))
  if ([...texts].filter((text) => pin.test(text)).length >= fewest.pins) return true
  const electric = [...texts].filter((text) => onlyElectric.test(text))
  const either = new Set([...texts].filter((text) => ambiguous.test(text)))
  if (electric.length < fewest.electric || either.size < fewest.ambiguous) return false
  return isNumbered('R', either) || isNumbered('C', either)
}

/** Is a text named like a part of a circuit, rather than like a class of roughness? */
const isName = ({ text }: Composed): boolean => /^[RCN]\d{1,3}$/i.test(text)

/** Capacitance, inductance and resistance, each with its unit: `0.1uF`, `10.0uF@6.3v`, `1.0K`. */
const electricValue =
  /^\d+(?:[.,]\d+)?\s?(?:[pnuµμ]F|[nuµμ]H|[kK](?:Ω|ohms?)?|Ω|ohms?)(?![\p{L}\d])/u

/** Is a circuit a diagram, which gives the values of its parts? The outline of a board has sizes, and only names parts. */
function isDiagram(composed: readonly Composed[]): boolean {
  if (composed.filter(({ text }) => electricValue.test(text)).length < fewest.values) return false
  const texts = [...new Set(composed.map(({ text }) => text))]
  const electric = texts.filter((text) => onlyElectric.test(text)).length
  const either = texts.filter((text) => ambiguous.test(text)).length
  return electric >= fewest.electric && electric + either >= fewest.names
}

const isValue = ({ text, surroundings }: Composed): boolean =>
  /^[\d.,]+$/.test(text) && surroundings !== 'dimension'

const isGauge = ({ text }: Composed): boolean => /^G\d$/.test(text)

/** `G1`, `G2`, `G3` number strain gauges and generators: pipe threads of three such sizes stand on no sheet. */
function withoutGauges(composed: readonly Composed[]): readonly Composed[] {
  const gauges = new Set(composed.filter(isGauge).map(({ text }) => text))
  return isNumbered('G', gauges) ? composed.filter((one) => !isGauge(one)) : composed
}

/**
 * Leaves out the parts of a circuit and their values, which look like radii, chamfers, threads and sizes. A diagram holds
 * nothing else: its pins are numbered beside wires, which look like the lines of dimensions.
 */
export function withoutCircuits(composed: readonly Composed[]): readonly Composed[] {
  if (isDiagram(composed)) return []
  if (!isCircuit(composed)) return withoutGauges(composed)
  return composed.filter((one) => !isName(one) && !isGauge(one) && !isValue(one))
}
