import { FullHatching } from '../../../components/diagram/marks.tsx'
import { SmallSheet } from '../../../components/diagram/small-sheet.tsx'

/** The axis on which both clients enter the contract. */
const axis = 156

/** The body in section: from where to where, and the radius of its bore. */
const body = { left: 158, right: 282, top: 84, bottom: 228, bore: 30 } as const

/** How far a client stands before its seat, as parts do in an exploded view. */
const apart = 26

/** One contract as a body in section, and the two clients that fit it from both sides. */
export function MatedClients() {
  return (
    <SmallSheet name="SDK">
      <path className="diagram__centre" d={`M22 ${axis}H418`} />
      <Wall top={body.top} bottom={axis - body.bore} />
      <Wall top={axis + body.bore} bottom={body.bottom} />
      <path className="mated-clients__bore" d={boreLines()} />
      <path className="mated-clients__plug" d={plug(1)} />
      <path className="mated-clients__plug" d={plug(-1)} />
      <text className="diagram__title" x={220} y={axis + 6}>
        /v2
      </text>
      <text className="diagram__title mated-clients__name" x="72" y={axis + 6}>
        Python
      </text>
      <text className="diagram__title mated-clients__name" x="368" y={axis + 6}>
        TypeScript
      </text>
      <path className="diagram__line" d="M220 84V58h66" />
      <text className="diagram__number" x="330" y="54">
        openapi.json
      </text>
    </SmallSheet>
  )
}

/** A cut wall of the body, hatched. */
function Wall({ top, bottom }: { top: number; bottom: number }) {
  const wall = { x: body.left, y: top, width: body.right - body.left, height: bottom - top }
  return (
    <>
      <rect className="diagram__box" {...wall} />
      <FullHatching {...wall} />
    </>
  )
}

/** What is seen behind the section: the ends of the bore, and the shoulder between its halves. */
function boreLines(): string {
  const [top, bottom] = [axis - body.bore, axis + body.bore]
  return [body.left, body.left + 44, body.right - 44, body.right]
    .map((x) => `M${x} ${top}V${bottom}`)
    .join('')
}

/** A client turned to fit: flange, then a chamfered spigot; from the left, or mirrored from the right. */
function plug(side: 1 | -1): string {
  const face = (side === 1 ? body.left : body.right) - side * apart
  const [flange, spigot, chamfer, long] = [44, body.bore - 2, 5, 38]
  const back = side === 1 ? 24 : 416
  return (
    `M${face - side * 14} ${axis - flange}H${back}V${axis + flange}H${face - side * 14}V${axis + spigot}` +
    `H${face + side * (long - 14 - chamfer)}l${side * chamfer} ${-chamfer}V${axis - spigot + chamfer}` +
    `l${-side * chamfer} ${-chamfer}H${face - side * 14}z`
  )
}
