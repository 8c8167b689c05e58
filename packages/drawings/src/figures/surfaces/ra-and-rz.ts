import {
  area,
  cornersBetween,
  defineFigure,
  type FigureItem,
  lettering,
  line,
  point,
  polyline,
  toned,
} from '../kit/index.ts'

/** Five sections, as in the evaluation of Rz; a section takes 18 mm on the sheet, a micrometre 5 mm. */
const sections = 5
const left = 10
const sectionWidth = 18
const scale = 5
const samples = 2000
const targetRa = 0.8
/** No section of a real surface is equal to the next. */
const variation = [1, 0.9, 1.1, 0.94, 1.06]

type Shape = (place: number) => number

/** Three feed marks of a turning tool in each section: parabolas that meet in ridges. */
const turned: Shape = (place) => (2 * ((place * 3) % 1) - 1) ** 2

/** A plateau with two narrow grooves in each section, as honing leaves it. */
const plateau: Shape = (place) => {
  const inGroove = Math.abs(((place * 2) % 1) - 0.5)
  return inGroove < 0.1 ? inGroove / 0.1 : 1
}

interface Profile {
  /** heights above the mean line in µm, evenly spaced along the five sections */
  readonly heights: readonly number[]
  readonly sectionHeights: readonly number[]
  readonly rz: number
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** The shape scaled so that its Ra is the target; Rz follows from it (idealised: no filters). */
function evaluate(shape: Shape): Profile {
  const raw = Array.from({ length: samples * sections }, (_, i) => {
    const section = Math.floor(i / samples)
    return (shape((i % samples) / samples) - 1) * (variation[section] ?? 1)
  })
  const level = mean(raw)
  const factor = targetRa / mean(raw.map((value) => Math.abs(value - level)))
  const heights = raw.map((value) => (value - level) * factor)
  const sectionHeights = variation.map((_, i) => {
    const part = heights.slice(i * samples, (i + 1) * samples)
    return Math.max(...part) - Math.min(...part)
  })
  return { heights, sectionHeights, rz: mean(sectionHeights) }
}

/** A profile with its mean line, its sections and the height of each. */
function drawn(
  profile: Profile,
  y: number,
  texts: { name: string; number: (value: number) => string },
): FigureItem[] {
  const { heights, sectionHeights, rz } = profile
  const { name, number } = texts
  const right = left + sections * sectionWidth
  const top = y - Math.max(...heights) * scale
  const bottom = y - Math.min(...heights) * scale
  const points = heights
    .map((value, i) => point(left + (i / samples) * sectionWidth, y - value * scale))
    .filter((_, i) => i % 25 === 0 || i === heights.length - 1)
  const bands = sectionHeights.map((_, i) => {
    const part = heights.slice(i * samples, (i + 1) * samples)
    const [high, low] = [y - Math.max(...part) * scale, y - Math.min(...part) * scale]
    const [from, to] = [left + i * sectionWidth, left + (i + 1) * sectionWidth]
    return area('action', cornersBetween(from, high, to, low))
  })
  const values = sectionHeights.map((value, i) => {
    const x = left + (i + 0.5) * sectionWidth
    return lettering(number(value), x, bottom + 5, { height: 2.5, anchor: 'middle' })
  })
  return [
    ...bands,
    lettering(name, 4, top - 5, { height: 3 }),
    lettering(`Ra ${number(targetRa)}   Rz ${number(rz)}`, right + 6, top - 5, {
      height: 3,
      anchor: 'end',
    }),
    ...Array.from({ length: sections + 1 }, (_, i) => {
      const x = left + i * sectionWidth
      return line('narrow', x, top - 2, x, bottom + 6)
    }),
    line('chain', left - 3, y, right + 3, y),
    polyline('wide', points),
    toned('action', values),
  ]
}

/** Two profiles with the same Ra and different Rz: why one cannot be converted into the other. */
export const figure = defineFigure({
  size: { width: 110, height: 98 },
  labels: ['turned', 'plateau', 'note'],
  draw: ({ words, number }): FigureItem[] => {
    const write = (value: number) => number(value, 1)
    return [
      ...drawn(evaluate(turned), 23, { name: words.turned, number: write }),
      ...drawn(evaluate(plateau), 57, { name: words.plateau, number: write }),
      lettering(words.note, 4, 94, { height: 2.5 }),
    ]
  },
})
