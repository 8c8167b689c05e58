import type { PageData } from '../../../shared/page-data.ts'
import { SmallSheet } from '../../components/diagram/small-sheet.tsx'
import { PlainPage } from './plain-page.tsx'

/** The page has moved (SPEC section 2): where to, and a part that has. */
export function LegacyPage(page: Pick<PageData<'legacy'>, 'copy' | 'crumbs'>) {
  return <PlainPage {...page} aside={<MovedView />} />
}

/** A part where it was, in the lines of an earlier position, and where it is now: how far it has moved is dimensioned. */
function MovedView() {
  return (
    <SmallSheet name="301">
      <path className="diagram__boundary" d="M50 70h30v65h110v25H50z" />
      <path className="diagram__box" d="M220 150h30v65h110v25H220z" />
      <path
        className="diagram__hatching"
        strokeDasharray="5 3"
        d="M220 168h30M220 182h30M302 215v25M318 215v25"
      />
      <path className="diagram__centre" d="M210 175h50M310 206v43" />
      <path className="diagram__line" d="M80 70L250 150M50 166V281M220 246V281M50 275h170" />
      <path
        className="diagram__head"
        d="M250 150L240 147.7L241.9 143.8zM50 275l10-2v4zM220 275l-10-2v4z"
      />
      <text className="diagram__value" textAnchor="middle" x="135" y="269">
        170
      </text>
      <Balloon x={65} y={38} to={70} number={1} />
      <Balloon x={340} y={165} to={215} number={2} />
    </SmallSheet>
  )
}

/** A balloon over what it numbers. */
function Balloon({ x, y, to, number }: { x: number; y: number; to: number; number: number }) {
  return (
    <>
      <path className="diagram__line" d={`M${x} ${y + 16}V${to}`} />
      <circle className="diagram__balloon" cx={x} cy={y} r="16" />
      <text className="diagram__number" x={x} y={y + 5}>
        {number}
      </text>
    </>
  )
}
