import type { ReactNode } from 'react'
import type { ItemCopy } from '../../../shared/content/parts/page-parts.ts'
import { RichParagraph } from '../../components/text/rich-text.tsx'

/** The work from sheet to operation, each part with what it makes of one tolerance frame. */
export function WorkPath({ items }: { items: readonly ItemCopy[] }) {
  return (
    <ul className="work-path">
      {items.map((item, index) => (
        <li key={item.title}>
          <div className="diagram">
            <svg viewBox="0 0 176 96" aria-hidden="true">
              {marks[index]}
            </svg>
          </div>
          <h3>{item.title}</h3>
          <RichParagraph nodes={item.text} />
        </li>
      ))}
    </ul>
  )
}

/** Position frame of a bore, as it stands on the sheet. */
const frame = (
  <>
    <path className="diagram__line" d="M8 34h160v28H8zM38 34v28M108 34v28M138 34v28" />
    <circle className="diagram__line" cx="23" cy="48" r="7" />
    <path className="diagram__line" d="M12 48h22M23 37v22" />
  </>
)

/** Middle of each sign and half of its width. */
const signs = [
  [57, 'Ø', 6],
  [71, '0', 6],
  [82, ',', 3],
  [92, '1', 5],
  [123, 'A', 7],
  [153, 'B', 7],
] as const

const lettering = signs.map(([x, sign]) => (
  <text key={x} className="diagram__title" x={x} y="54">
    {sign}
  </text>
))

/** One frame on its way: drawn, read sign by sign, as a type, in a record, behind a boundary. In the order of the words. */
const marks: readonly ReactNode[] = [
  <>
    {frame}
    {lettering}
  </>,
  <>
    {lettering}
    {signs.map(([x, , half]) => (
      <path
        key={x}
        className="diagram__boundary"
        d={`M${x - half} 36h${2 * half}v24h${-2 * half}z`}
      />
    ))}
    <path className="diagram__boundary" d="M12 36h22v24H12z" />
    <circle className="diagram__line" cx="23" cy="48" r="7" />
    <path className="diagram__line" d="M12 48h22M23 37v22" />
  </>,
  <>
    <text className="diagram__number diagram__code" x="8" y="36">
      {'value: "0.1"'}
    </text>
    <text className="diagram__number diagram__code" x="8" y="56">
      {'unit: "mm"'}
    </text>
    <text className="diagram__number diagram__code" x="8" y="76">
      {'datums: [A, B]'}
    </text>
  </>,
  <>
    <path className="diagram__line" d="M8 18h160v60H8zM8 38h160M8 58h160M72 18v60" />
    <path className="diagram__head" d="M72 38h96v20H72z" opacity="0.16" />
    <text className="diagram__number diagram__code" x="16" y="53">
      POS
    </text>
    <text className="diagram__number diagram__code" x="80" y="53">
      0,1 A B
    </text>
  </>,
  <>
    <path className="diagram__boundary" d="M8 18h160v60H8z" />
    <path className="diagram__line" d="M56 27h64v42H56zM94 58h26M94 58v11" />
    <path className="diagram__line" d="M65 35h33v13H65zM76 35v13M87 35v13" />
  </>,
]
