import type { ReactNode } from 'react'
import type { RichText as RichTextNodes } from '../../../shared/content/parts/fields.ts'
import { CalloutFigures } from '../../components/figures/callout-figures.tsx'
import { Section } from '../../components/sections/section.tsx'
import { RichParagraph } from '../../components/text/rich-text.tsx'
import { ChartTable } from './chart-table.tsx'
import type { Chart, ChartDrawing } from './reference-data.ts'

interface ChartCopy {
  title: string
  intro?: RichTextNodes | undefined
  caption: string
  source: RichTextNodes
}

interface ChartSectionProps {
  id: string
  number: number
  copy: ChartCopy
  chart: Chart
  drawing?: ChartDrawing | undefined
}

/** A chart under its heading, with the standards that its values are from. */
export function ChartSection({ id, number, copy, chart, drawing }: ChartSectionProps) {
  const { title, intro, caption, source } = copy
  return (
    <Section id={id} number={number} title={title} intro={intro}>
      <ChartBesideDrawing label={caption} chart={chart} drawing={drawing}>
        <RichParagraph className="chart-source" nodes={source} />
      </ChartBesideDrawing>
    </Section>
  )
}

interface ChartSectionsProps<Name extends string> {
  names: readonly Name[]
  copy: Readonly<Record<Name, ChartCopy>>
  charts: Readonly<Record<Name, Chart>>
  drawings: Readonly<Partial<Record<Name, ChartDrawing>>>
}

/** The charts that a page begins with, numbered from 1. */
export function ChartSections<Name extends string>(props: ChartSectionsProps<Name>) {
  const { names, copy, charts, drawings } = props
  return names.map((name, index) => (
    <ChartSection
      key={name}
      id={name}
      number={index + 1}
      copy={copy[name]}
      chart={charts[name]}
      drawing={drawings[name]}
    />
  ))
}

interface ChartBesideDrawingProps {
  /** Accessible name of the chart. */
  label: string
  chart: Chart
  drawing: ChartDrawing | undefined
  /** Below the chart. */
  children: ReactNode
}

/** A chart, and beside it what it is about: a chart of few columns leaves half of a wide screen free. */
function ChartBesideDrawing({ label, chart, drawing, children }: ChartBesideDrawingProps) {
  const table = (
    <>
      <ChartTable label={label} chart={chart} />
      {children}
    </>
  )
  if (!drawing) return table
  return (
    <div className="chart-drawn">
      <div className="no-print">
        {'image' in drawing ? (
          <div className="callout-figures">
            <img src={drawing.image} alt="" width="440" height="312" loading="lazy" />
          </div>
        ) : (
          <CalloutFigures figures={drawing.figures} />
        )}
      </div>
      <div className="min-w-0">{table}</div>
    </div>
  )
}
