/** Paths of the flow in units of its drawing; shares run from 0 to 1. */
interface FlowShape {
  viewBox: string
  sheet: { x: number; y: number; width: number; height: number }
  /** From the sheet to the valve. */
  feed: string
  /** After the valve: what always goes straight on, what may go either way, and what always goes to a person. */
  bands: (least: number, most: number) => Record<'solid' | 'either' | 'rest', string>
  /** Valves and vessels. */
  lines: string
  signal: string
  bubble: { cx: number; cy: number }
  share: Place
  written: Place
  queue: Place
  rejected: Place
}

interface Place {
  x: number
  y: number
}

/** Vessels are bodies with domed ends (ISO 10628-2); a valve is a pair of triangles. */
const vessel = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}q${width / 2}-16 ${width} 0v${height}q${-width / 2} 16 ${-width} 0z`

/**
 * Where a stream is divided, across its width: `low` and `high` are the places of the smallest and the largest share,
 * `depth` and `thin` what is left of the stream beyond each of them.
 */
function partsOf(start: number, width: number, least: number, most: number) {
  const [low, high] = [start + width * least, start + width * most]
  return { low, high, depth: start + width - low, thin: start + width - high }
}

/** From left to right: the stream is 120 high, from 60 to 180. */
const wide: FlowShape = {
  viewBox: '0 -44 1182 358',
  sheet: { x: 0, y: 24, width: 272, height: 192 },
  feed: 'M276 60H410V180H276z',
  bands: (least, most) => {
    const { low, high, depth, thin } = partsOf(60, 120, least, most)
    return {
      solid: `M470 60H930V${low}H470z`,
      either:
        `M470 ${low}H930V${high}H470z` +
        `M${540 + thin} ${high}H${540 + depth}V${300 - depth}H930V${300 - thin}H${540 + thin}z`,
      rest: `M470 ${high}H540V300H930V${300 - thin}H${540 + thin}V180H470z`,
    }
  },
  lines: `M410 60V180L470 60V180z${vessel(930, 46, 250, 148)}${vessel(930, 242, 250, 58)}M340 60V14M330 14h20l-20-28h20z`,
  signal: 'M440 120V34',
  bubble: { cx: 440, cy: -2 },
  share: { x: 695, y: 110 },
  written: { x: 1055, y: 126 },
  queue: { x: 1055, y: 277 },
  rejected: { x: 340, y: -22 },
}

/** From top to bottom, for phones: the stream is 100 wide, from 30 to 130; of the sheet the title block can be read. */
const narrow: FlowShape = {
  viewBox: '0 -4 360 496',
  sheet: { x: 5, y: 8, width: 350, height: 111 },
  feed: 'M30 123H130V190H30z',
  bands: (least, most) => {
    const { low, high, depth, thin } = partsOf(30, 100, least, most)
    return {
      solid: `M30 240H${low}V410H30z`,
      either:
        `M${low} 240H${high}V410H${low}z` +
        `M${high} ${290 + thin}H${310 - thin}V410H${310 - depth}V${290 + depth}H${high}z`,
      rest: `M${high} 240H130V290H310V410H${310 - thin}V${290 + thin}H${high}z`,
    }
  },
  lines: `M30 190H130L30 240H130z${vessel(8, 416, 150, 60)}${vessel(212, 416, 140, 60)}M130 162H210M210 152v20l28-20v20z`,
  signal: 'M80 215H172',
  bubble: { cx: 210, cy: 215 },
  share: { x: 81, y: 340 },
  written: { x: 83, y: 452 },
  queue: { x: 282, y: 452 },
  rejected: { x: 300, y: 168 },
}

/** The flow for wide screens and for phones. */
export const flowShapes = { wide, narrow }
