import { SmallSheet } from '../../components/diagram/small-sheet.tsx'

interface MissingViewProps {
  /** In the title block. */
  name: string
  /** Dimension of what is not there. */
  width: string
}

/**
 * A sheet on which a view is missing: front view and top view are drawn, the projection lines lead to the place of the
 * view from the left, and nothing stands there.
 */
export function MissingView({ name, width }: MissingViewProps) {
  return (
    <SmallSheet name={name}>
      <FrontView />
      <TopView />
      <path d="M80 60h190M190 150h80M190 190h80v-40M190 260h150v-110M262 182l90 90" />
      <path className="diagram__boundary" d="M270 60h70v90h-70z" />
      <Width value={width} />
      <path className="diagram__line" d="M340 105h38" />
      <circle className="diagram__balloon" cx="394" cy="105" r="16" />
      <text className="diagram__number" x="394" y="110">
        ?
      </text>
    </SmallSheet>
  )
}

/** A bracket with a bore in each leg. */
export function FrontView() {
  return (
    <>
      <path className="diagram__box" d="M50 60h30v65h110v25H50z" />
      <path
        className="diagram__hatching"
        strokeDasharray="5 3"
        d="M50 78h30M50 92h30M132 125v25M148 125v25"
      />
      <path className="diagram__centre" d="M40 85h50M140 116v43" />
    </>
  )
}

/** Below the front view, as first-angle projection has it. */
export function TopView() {
  return (
    <>
      <path className="diagram__box" d="M50 190h140v70H50zM80 190v70" />
      <circle className="diagram__line" cx="140" cy="225" r="8" />
      <path className="diagram__hatching" strokeDasharray="5 3" d="M50 218h30M50 232h30" />
      <path className="diagram__centre" d="M40 225h50M122 225h36M140 207v36" />
    </>
  )
}

/** The dimension of what is not there. */
function Width({ value }: { value: string }) {
  return (
    <>
      <path className="diagram__line" d="M270 54V34M340 54V34M270 40h70" />
      <path className="diagram__head" d="M270 40l10-2v4zM340 40l-10-2v4z" />
      <text className="diagram__value" textAnchor="middle" x="305" y="34">
        {value}
      </text>
    </>
  )
}
