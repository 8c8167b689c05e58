import { lookAt } from '../../shared/page-at.ts'
import type { SitePage } from '../../shared/site-page.ts'
import { type FirstAngleSize, firstAngleOutline } from '../../src/components/logo/logo-geometry.ts'

/** What is drawn below the title; the alternative text of a page's image names it. */
export type Motif = NonNullable<SitePage['motif']> | 'symbol' | 'both-symbols'

/** An article about both projection methods. */
const bothMethods = '/blog/us-amp-eu-technical-drawings'

/** Motif of a path; the projection symbol where neither its page nor one above has a motif. */
export function motifFor(path: string): Motif {
  return path === bothMethods ? 'both-symbols' : (lookAt(path, 'motif') ?? 'symbol')
}

/** Outline and narrow lines at 2:1 as on a drawing (ISO 128-2). Both inherit their colour. */
const wide = 'stroke-width="3.5"'
const narrow = 'stroke-width="1.75"'
const chain = `${narrow} stroke-dasharray="22 5 3 5"`

/** SVG of a motif, drawn in a field of 500 x 200 from the origin, in lines only. */
export function motifSvg(motif: Motif): string {
  return drawings[motif]()
}

const drawings: Record<Motif, () => string> = {
  symbol: () => symbol({ ...large, left: 20 }),
  'both-symbols': bothSymbols,
  reading,
  grid: () => gridLines(10, 1, '.35') + gridLines(50, 1.5, '.8'),
  views,
  ruled: () => `${lines(8, (n) => `M0 ${12 + n * 25}H500`, narrow)}<path d="M60 0V200" ${narrow}/>`,
  hatching,
  columns,
  crosses,
}

const large: FirstAngleSize = {
  left: 0,
  axis: 100,
  length: 190,
  gap: 70,
  largeRadius: 88,
  smallRadius: 44,
  overrun: 18,
}

const medium: FirstAngleSize = {
  ...large,
  length: 96,
  gap: 34,
  largeRadius: 46,
  smallRadius: 23,
  overrun: 12,
}

function symbol(size: FirstAngleSize): string {
  const { cone, circles, centreLines } = firstAngleOutline(size)
  const rings = circles.map(({ cx, cy, r }) => `<circle cx="${cx}" cy="${cy}" r="${r}"/>`).join('')
  return `<g ${wide}><path d="${cone}"/>${rings}</g><path d="${centreLines.join('')}" ${chain}/>`
}

/** First angle left, third angle right: there the same view from the left stands on the left of the cone. */
function bothSymbols(): string {
  const { length, gap, largeRadius } = medium
  const { cone, circles, centreLines } = firstAngleOutline(medium)
  const rings = circles.map(({ cx, cy, r }) => `<circle cx="${cx}" cy="${cy}" r="${r}"/>`).join('')
  const part = (outline: string, axes: string[], x: number) =>
    `<g transform="translate(${x} 0)"><g ${wide}>${outline}</g><path d="${axes.join('')}" ${chain}/></g>`
  const ofCone = (x: number) => part(`<path d="${cone}"/>`, centreLines.slice(0, 2), x)
  const ofCircles = (x: number) => part(rings, centreLines.slice(2), x)
  const third = 282
  return (
    `${ofCone(0)}${ofCircles(0)}<path d="M252 0V200" ${narrow}/>` +
    ofCircles(third - length - gap) +
    ofCone(third + gap + 2 * largeRadius)
  )
}

/** A turned shaft, and the fields read from it: one leader line from each place to its row. */
function reading(): string {
  const outline =
    'M0 78L8 70H70V54H150V40H222V62H270V70H292L300 78V122L292 130H270V138H222V160H150V146H70V130H8L0 122Z'
  const steps = 'M8 70V130M70 54V146M150 40V160M222 40V160M270 62V138M292 70V130'
  const thread = 'M8 76H66M8 124H66'
  const rows = [18, 74, 130, 186]
  const places = ['186 40', '281 70', '281 130', '186 160']
  const boxes = rows.map((y) => `M372 ${y - 13}h128v26h-128z`).join('')
  const leaders = rows.map((y, row) => `M372 ${y}H336L${places[row]}`).join('')
  const dots = places.map((place) => {
    const [x, y] = place.split(' ')
    return `<circle cx="${x}" cy="${y}" r="4" fill="currentColor"/>`
  })
  const text = rows.map(
    (y, row) => `M384 ${y}h${[40, 28, 46, 34][row]}M442 ${y}h${[30, 46, 24, 38][row]}`,
  )
  return (
    `<path d="${outline}${steps}" ${wide}/><path d="${thread}" ${narrow}/>` +
    `<path d="M150 100H-14M150 100H316" ${chain}/>` +
    `<g stroke="currentColor"><path d="${leaders}${boxes}" ${narrow}/><path d="${text.join('')}" stroke-width="4"/>${dots.join('')}</g>`
  )
}

function gridLines(step: number, width: number, opacity: string): string {
  const down = Array.from({ length: 500 / step + 1 }, (_, n) => `M${n * step} 0V200`)
  const across = Array.from({ length: 200 / step + 1 }, (_, n) => `M0 ${n * step}H500`)
  return `<path d="${down.join('')}${across.join('')}" stroke-width="${width}" opacity="${opacity}"/>`
}

/** A step block in first angle: top view below the front view, view from the left to its right. */
function views(): string {
  const front = 'M0 88V34H110V0H170V88Z'
  const fromLeft = 'M300 0H370V88H300ZM300 34H370'
  const fromAbove = 'M0 130H170V200H0ZM110 130V200'
  const links = 'M170 0H300M170 34H300M170 88H300M0 88V130M110 88V130M170 88V130'
  return `<path d="${front}${fromLeft}${fromAbove}" ${wide}/><path d="${links}" ${narrow} stroke-dasharray="7 5"/>`
}

/** A flanged bush in half section: both cut faces hatched at 45 degrees. */
function hatching(): string {
  const upper = 'M0 14H92V40H440V72H0Z'
  const lower = 'M0 186H92V160H440V128H0Z'
  const strokes = lines(48, (n) => `M${-200 + n * 14} 200L${n * 14} 0`, narrow)
  return (
    `<clipPath id="cut"><path d="${upper}${lower}"/></clipPath><g clip-path="url(#cut)">${strokes}</g>` +
    `<path d="${upper}${lower}M0 72V128M440 72V128" ${wide}/><path d="M220 100H-16M220 100H456" ${chain}/>`
  )
}

function columns(): string {
  return (
    `<path d="M0 0H500V200H0Z" ${wide}/>` +
    `<path d="M0 40H500M0 80H500M0 120H300M0 160H500M70 0V200M210 0V160M300 0V200M400 80V160" ${narrow}/>`
  )
}

/** Rows of holes with their centre lines. */
function crosses(): string {
  const at = [50, 150, 250, 350, 450].flatMap((x) => [50, 150].map((y) => ({ x, y })))
  const rings = at.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="22"/>`).join('')
  const arms = at.map(({ x, y }) => `M${x} ${y}h36M${x} ${y}h-36M${x} ${y}v36M${x} ${y}v-36`)
  return `<g ${wide}>${rings}</g><path d="${arms.join('')}" ${narrow} stroke-dasharray="14 4 3 4"/>`
}

function lines(count: number, at: (n: number) => string, style: string): string {
  return `<path d="${Array.from({ length: count }, (_, n) => at(n)).join('')}" ${style}/>`
}
