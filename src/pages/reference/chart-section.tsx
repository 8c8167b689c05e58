import type { RichText as RichTextNodes } from '../../../shared/content/parts/fields.ts'
import { Section } from '../../components/sections/section.tsx'
import { RichParagraph } from '../../components/text/rich-text.tsx'
import { ChartBesideDrawing } from './chart-beside-drawing.tsx'
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
