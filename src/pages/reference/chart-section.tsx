import type { RichText as RichTextNodes } from '../../../shared/content/fields.ts'
import { RichText } from '../../components/rich-text.tsx'
import { Section } from '../../components/section.tsx'
import { ChartTable } from './chart-table.tsx'
import type { Chart } from './reference-data.ts'

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
}

/** A chart under its heading, with the standards that its values are from. */
export function ChartSection({ id, number, copy, chart }: ChartSectionProps) {
  const { title, intro, caption, source } = copy
  return (
    <Section id={id} number={number} title={title} {...(intro ? { intro } : {})}>
      <ChartTable label={caption} chart={chart} />
      <p className="chart-source">
        <RichText nodes={source} />
      </p>
    </Section>
  )
}

interface ChartSectionsProps<Name extends string> {
  names: readonly Name[]
  copy: Readonly<Record<Name, ChartCopy>>
  charts: Readonly<Record<Name, Chart>>
}

/** The charts that a page begins with, numbered from 1. */
export function ChartSections<Name extends string>(props: ChartSectionsProps<Name>) {
  const { names, copy, charts } = props
  return names.map((name, index) => (
    <ChartSection key={name} id={name} number={index + 1} copy={copy[name]} chart={charts[name]} />
  ))
}
