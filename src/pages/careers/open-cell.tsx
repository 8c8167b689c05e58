import { Fragment } from 'react'
import { SmallSheet } from '../../components/diagram/small-sheet.tsx'

/** Fields of the API that say the same as the tolerance frame on the sheet. */
const fields = [
  ['characteristic', 'POSITION'],
  ['zone.value', '0.1'],
  ['zone.is_diameter', 'true'],
  ['datums', 'A B'],
] as const

const rowHeight = 35

/** The work, drawn: a bore with its tolerance frame, the frame as a type, and a cell in which a name is missing. */
export function OpenCell() {
  return (
    <SmallSheet>
      <Plate />
      <Datums />
      <Distances />
      <Callout />
      <Type />
      <path className="diagram__boundary" d="M343 303h78v30h-78z" />
      <circle className="diagram__balloon" cx="382" cy="318" r="12" />
      <text className="diagram__number" x="382" y="323">
        ?
      </text>
    </SmallSheet>
  )
}

/** 68 by 74 mm at 2 units a millimetre, with a bore of 34 mm. */
function Plate() {
  return (
    <>
      <path className="diagram__box" d="M64 96h136v148H64z" />
      <circle className="diagram__box" cx="132" cy="170" r="34" />
      <path className="diagram__centre" d="M90 170h84M132 128v84" />
    </>
  )
}

/** Triangles on the lower and on the left edge (ISO 5459). */
function Datums() {
  return (
    <>
      <path className="diagram__head" d="M176 244h14l-7 10zM64 112v14l-10-7z" />
      <path
        className="diagram__line"
        d="M183 254v8M174 262h18v18h-18zM54 119h-8M28 110h18v18H28z"
      />
      <text className="diagram__title" x="183" y="277">
        A
      </text>
      <text className="diagram__title" x="37" y="125">
        B
      </text>
    </>
  )
}

/** Theoretically exact distances of the bore from the datums, in frames (ISO 1101). */
function Distances() {
  return (
    <>
      <path
        className="diagram__line"
        d="M64 248v60M132 216v92M64 302h20M112 302h20M60 244H32M86 170H32M38 170v23M38 221v23M84 292h28v20H84zM28 193h20v28H28z"
      />
      <path
        className="diagram__head"
        d="M64 302l11-2.6v5.2zM132 302l-11-2.6v5.2zM38 170l-2.6 11h5.2zM38 244l-2.6-11h5.2z"
      />
      <text className="diagram__value" textAnchor="middle" x="98" y="308">
        34
      </text>
      <text
        className="diagram__value"
        textAnchor="middle"
        transform="rotate(-90 43 207)"
        x="43"
        y="207"
      >
        37
      </text>
    </>
  )
}

/** Size and tolerance frame of the bore, and the box in which they were read. */
function Callout() {
  return (
    <>
      <path className="diagram__line" d="M314 80h-92l-66 66" />
      <path className="diagram__head" d="M156 146l5.94-9.62 3.68 3.68z" />
      <text className="diagram__title" x="268" y="73">
        Ø34 H7
      </text>
      <path className="diagram__box" d="M222 90h148v28H222zM252 90v28M314 90v28M342 90v28" />
      <circle className="diagram__line" cx="237" cy="104" r="6" />
      <path className="diagram__line" d="M226 104h22M237 93v22" />
      <text className="diagram__title" x="283" y="110">
        Ø0,1
      </text>
      <text className="diagram__title" x="328" y="110">
        A
      </text>
      <text className="diagram__title" x="356" y="110">
        B
      </text>
      <path className="diagram__boundary" d="M216 50h160v74H216z" />
    </>
  )
}

/** What was read, field by field, each name above its value: on a phone both would not fit in one line. */
function Type() {
  return (
    <>
      <path className="diagram__line" d="M296 124v26" />
      <path className="diagram__head" d="M296 150l-2.6-11h5.2z" />
      <path className="diagram__box" d={`M216 150h202v${fields.length * rowHeight}H216z`} />
      {fields.map(([name, value], row) => (
        <Fragment key={name}>
          {row > 0 && <path className="diagram__line" d={`M216 ${150 + row * rowHeight}h202`} />}
          <text className="diagram__code open-cell__name" x="225" y={165 + row * rowHeight}>
            {name}
          </text>
          <text className="diagram__code" x="225" y={180 + row * rowHeight}>
            {value}
          </text>
        </Fragment>
      ))}
    </>
  )
}
