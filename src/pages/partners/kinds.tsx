import type { ReactNode } from 'react'
import type { PartnersCopy } from '../../../shared/content/pages/partners.ts'
import type { RichText as RichTextNodes } from '../../../shared/content/parts/fields.ts'
import { SheetPicture, sampleSize } from '../../components/sheets/sheet-picture.tsx'
import { ReferenceTable } from '../../components/tables/reference-table.tsx'
import { RichParagraph, RichText } from '../../components/text/rich-text.tsx'
import sheet from '../../generated/drawings/bracket.svg?url'
import layers from '../../generated/drawings/bracket-outputs.svg?url'
import { partnerExcerpts } from '../../generated/partner-excerpts.ts'
import { SharedSheet } from './shared-sheet.tsx'

type KindsCopy = PartnersCopy['kinds']

const { price, record, route, response, checks } = partnerExcerpts

/** What an excerpt shows: a part of the sheet with what is read there, and the values. */
interface Excerpt {
  id: keyof KindsCopy['excerpts']
  /** Layer of the sheet's outputs (scripts/generate/output-layers.ts). */
  layer: string
  view: readonly [number, number, number, number]
  values: ReactNode
}

/** In the order of the rows. */
const excerpts: readonly Excerpt[] = [
  { id: 'price', layer: 'features', view: [50, 14, 124, 88], values: <Values of={price} /> },
  {
    id: 'record',
    layer: 'extract',
    view: [229.5, 228, 180.7, 59.2],
    values: <Values of={record} />,
  },
  {
    id: 'route',
    layer: 'redaction',
    view: [226, 152, 184.5, 135.5],
    values: <Values of={route} />,
  },
  { id: 'response', layer: 'features', view: [52, 16, 58, 74], values: <Response /> },
  { id: 'checks', layer: 'balloons', view: [52, 202, 112, 80], values: <Values of={checks} /> },
]

/** Kinds of partners: what each does and gets, and what the customer gains; each with its part of one sheet. */
export function Kinds({ copy }: { copy: KindsCopy }) {
  const { caption, columns, rows } = copy.table
  return (
    <div className="partner-kinds">
      <SharedSheet views={excerpts.map(({ view }) => view)} />
      <ReferenceTable
        caption={caption}
        columns={columns}
        rows={rows.map(([name = [], task = [], from = [], customer = []], row) => ({
          key: String(row),
          cells: [
            <RichText key="name" nodes={name} />,
            <RichText key="task" nodes={task} />,
            <FromUs key="from" nodes={from} excerpt={excerpts[row]} copy={copy} />,
            <RichText key="customer" nodes={customer} />,
          ],
        }))}
      />
    </div>
  )
}

interface FromUsProps {
  nodes: RichTextNodes
  excerpt: Excerpt | undefined
  copy: KindsCopy
}

function FromUs({ nodes, excerpt, copy }: FromUsProps) {
  return (
    <>
      <RichParagraph nodes={nodes} />
      {excerpt && (
        <div className="partner-excerpt" data-excerpt={excerpt.id} translate="no">
          <SheetCrop
            sheet={sheet}
            layer={`${layers}#${excerpt.layer}`}
            view={excerpt.view}
            alt={copy.excerpts[excerpt.id]}
          />
          {excerpt.values}
        </div>
      )}
    </>
  )
}

interface ValuesProps {
  of: readonly { name: string; value: string; score?: string }[]
}

/** Names and values as the response has them, in its language. */
function Values({ of }: ValuesProps) {
  return (
    <dl lang="en">
      {of.map(({ name, value, score }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          {score && <dd>{score}</dd>}
        </div>
      ))}
    </dl>
  )
}

function Response() {
  return (
    <pre className="code" lang="en">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: built from our own model */}
      <code dangerouslySetInnerHTML={{ __html: response }} />
    </pre>
  )
}

interface SheetCropProps {
  sheet: string
  /** What is drawn over it. */
  layer?: string
  /** What is shown of it: left edge, top edge, width, height, in mm. */
  view: readonly [x: number, y: number, width: number, height: number]
  /** What is seen, in words. */
  alt: string
}

/** A part of a sample sheet, as large as its lettering needs to be read. */
function SheetCrop({ sheet, layer, view, alt }: SheetCropProps) {
  return (
    <svg viewBox={view.join(' ')} role="img" aria-label={alt} className="block h-auto w-full">
      <SheetPicture src={sheet} {...sampleSize} />
      {layer && <SheetPicture src={layer} {...sampleSize} />}
    </svg>
  )
}
