import {
  area,
  centreLine,
  cornersBetween,
  defineFigure,
  hatch,
  holeSection,
  internalThreadSection,
  leaderNote,
  lettering,
  line,
  linearDimension,
  point,
  polygon,
  textBlock,
  toned,
} from '../kit/index.ts'

/** A blind M8, mm: 16 of useful thread in a bore 21 deep; drawn two and a half times as large. */
const hole = { major: 8, pitch: 1.25, useful: 16, drill: 6.8, depth: 21 }
const block = { width: 20, height: 27 }
const scale = 2.5

/** Useful thread, bore and drill tip of one blind hole: two depths, measured from the same face (ISO 6410-1). */
export const figure = defineFigure({
  size: { width: 110, height: 86 },
  labels: ['title', 'useful', 'room', 'tip'],
  draw: ({ words, number }) => {
    const [axis, top] = [46, 14]
    const half = (block.width * scale) / 2
    const bottom = top + block.height * scale
    const [end, floor] = [top + hole.useful * scale, top + hole.depth * scale]
    const [major, core] = [(hole.major * scale) / 2, (hole.drill * scale) / 2]
    const bore = holeSection({
      x: axis,
      y: top,
      steps: [{ diameter: 2 * core, depth: hole.depth * scale }],
    })
    const outer = cornersBetween(axis - half, top, axis + half, bottom)
    const room = cornersBetween(axis - core, end, axis + core, floor)
    // Incomplete turns behind the useful thread, about two pitches long.
    const runOut = end + 2 * hole.pitch * scale
    const depth = (radius: number, to: number, at: number, text: string) =>
      linearDimension({
        from: point(axis - half, top),
        to: point(axis - radius, to),
        axis: 'v' as const,
        at,
        label: { text },
      })
    const note = (text: string, tip: { x: number; y: number }, y: number, tone?: 'action') => {
      const lines = leaderNote({
        tip,
        knee: point(axis + half + 5, y),
        side: 'right',
        height: 2.5,
        label: '',
        head: 'dot',
      })
      const words = textBlock(text, axis + half + 8, y + 1.25, { height: 2.5 })
      return tone ? [toned(tone, [...lines, ...words])] : [...lines, ...words]
    }
    return [
      area('action', room, 0.22),
      lettering(words.title, axis, top - 6, { anchor: 'middle' }),
      polygon('wide', outer),
      ...hatch([outer, bore.outline], 3),
      ...bore.edges,
      ...internalThreadSection({
        x: axis,
        y: top,
        major: 2 * major,
        core: 2 * core,
        depth: hole.useful * scale,
      }),
      line('narrow', axis - major, end, axis - core, runOut),
      line('narrow', axis + major, end, axis + core, runOut),
      ...centreLine(axis, top, axis, floor + core / Math.sqrt(3)),
      ...depth(major, end, 14, number(hole.useful)),
      ...depth(core, floor, 6, number(hole.depth)),
      ...note(words.useful, point(axis + 3, top + 12), top + 12),
      ...note(words.room, point(axis + 3, (runOut + floor) / 2), 58, 'action'),
      ...note(words.tip, point(axis + 1.5, floor + 2), 76),
    ]
  },
})
