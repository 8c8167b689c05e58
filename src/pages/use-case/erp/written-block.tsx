import type { ErpDataEntryCopy } from '../../../../shared/content/pages/erp-data-entry.ts'
import { keptFigures } from '../../../components/text/kept-ranges.tsx'
import titleBlock from '../../../generated/drawings/title-block.svg?url'
import { itemRecord } from '../../../generated/item-record.ts'
import { dropsOf } from './drops.ts'

const { width, height, fields } = itemRecord

/** The first fields of an item, from left to right as their cells stand in the title block. */
const shown = dropsOf(
  fields.filter(({ id }) => ['number', 'designation', 'material', 'weight'].includes(id)),
  width,
)

/** Of the frame around the block, mm. */
const lineWidth = 0.7

/** What is shown of a box, mm: without the lines of its cell, which it touches. */
const cropOf = ({ x, y, width: w, height: h }: (typeof shown)[number]['box']) =>
  [x + lineWidth, y + lineWidth, w - 2 * lineWidth, h - 2 * lineWidth].join(' ')

/** A title block as wide as the page, and below it the item: a line leads from each cell to its field. */
export function WrittenBlock({ copy }: { copy: ErpDataEntryCopy }) {
  return (
    <figure>
      <div className="relative border border-line bg-sheet">
        <img
          src={titleBlock}
          width={736}
          height={240}
          alt={copy.aside.alt}
          className="block h-auto w-full"
        />
        <svg viewBox={`0 0 ${width} ${height}`} className="written-block__cells" aria-hidden="true">
          {shown.map(({ id, box, from }) => (
            <g key={id}>
              <rect {...box} />
              <line x1={from} x2={from} y1={box.y + box.height} y2={height} />
            </g>
          ))}
        </svg>
      </div>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="written-block__lines"
        aria-hidden="true"
      >
        {shown.map(({ id, line }) => (
          <polyline key={id} points={line} />
        ))}
      </svg>
      <dl className="written-block__item">
        {shown.map(({ id, box, written }) => (
          <div key={id}>
            <dt>{copy.record.fields[id]}</dt>
            <dd>
              <svg
                viewBox={cropOf(box)}
                width={Math.round(box.width * 4)}
                className="written-block__crop"
                aria-hidden="true"
              >
                <image href={titleBlock} width={width} height={height} />
              </svg>
              <span translate="no">{keptFigures(written)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <figcaption className="mt-4 text-sm text-muted">
        {copy.aside.caption}{' '}
        <a href="#record" className="text-action underline">
          {copy.record.title}
        </a>
      </figcaption>
    </figure>
  )
}
