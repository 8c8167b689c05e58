import { SmallSheet } from '../../../components/diagram/small-sheet.tsx'

/** The axis of the gauge, and its diameters: handle, collars, members. */
const axis = 150
const half = { handle: 34, neck: 17, member: 29 } as const

/**
 * A limit plug gauge (DIN 2245): the long member goes in, the short one with its red ring must not. So do the answers of the
 * API: a status of one side, or of the other.
 */
export function LimitGauge() {
  return (
    <SmallSheet name="RFC 9457">
      <g className="limit-gauge">
        <path d={turnedLength(44, 94, half.member)} />
        <path d={turnedLength(138, 22, half.neck)} />
        <path d={turnedLength(160, 118, half.handle)} />
        <path className="limit-gauge__grip" d={knurl(172, 266)} />
        <path className="limit-gauge__ring" d={turnedLength(278, 12, half.neck + 3)} />
        <path d={turnedLength(290, 18, half.neck)} />
        <path d={turnedLength(308, 40, half.member)} />
        <path
          d={`M52 ${axis - half.member}v${2 * half.member}M340 ${axis - half.member}v${2 * half.member}`}
        />
      </g>
      <path className="diagram__centre" d={`M30 ${axis}H412`} />
      <path className="diagram__line" d="M91 121L104 76h56M328 121L341 76h56" />
      <text className="diagram__number limit-gauge__status" x="132" y="68">
        200 · 202
      </text>
      <text className="diagram__number limit-gauge__status" x="369" y="68">
        4xx · 5xx
      </text>
      <path
        className="diagram__line"
        d={`M44 ${axis + 35}v39M138 ${axis + 35}v39M308 ${axis + 35}v39M348 ${axis + 35}v39`}
      />
      <path className="diagram__line" d="M44 218H138M292 218H364" />
      <path
        className="diagram__head"
        d="M44 218l11-2.6v5.2zM138 218l-11-2.6v5.2zM308 218l-11-2.6v5.2zM348 218l11-2.6v5.2z"
      />
      <text className="diagram__number" x="91" y="212">
        result
      </text>
      <text className="diagram__number" x="328" y="240">
        code · detail
      </text>
    </SmallSheet>
  )
}

/** A turned length seen from the side, with chamfered ends. */
function turnedLength(x: number, length: number, radius: number): string {
  const chamfer = 3
  const [top, bottom, end] = [axis - radius, axis + radius, x + length]
  return (
    `M${x} ${top + chamfer}l${chamfer} ${-chamfer}H${end - chamfer}l${chamfer} ${chamfer}` +
    `V${bottom - chamfer}l${-chamfer} ${chamfer}H${x + chamfer}l${-chamfer} ${-chamfer}z`
  )
}

/** Knurling, drawn in part as usual: crossed lines at 30 degrees to the axis. */
function knurl(from: number, to: number): string {
  const height = 2 * half.handle - 12
  const run = height / Math.tan(Math.PI / 3)
  const strokes: string[] = []
  for (let x = from; x + run <= to; x += 11)
    strokes.push(
      `M${x} ${axis - height / 2}l${run.toFixed(1)} ${height}`,
      `M${x} ${axis + height / 2}l${run.toFixed(1)} ${-height}`,
    )
  return strokes.join('')
}
