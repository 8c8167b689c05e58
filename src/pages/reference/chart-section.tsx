import type { RichText as RichTextNodes } from '../../../shared/content/fields.ts'
import { RichText } from '../../components/rich-text.tsx'
import { Section } from '../../components/section.tsx'
import { ChartTable } from './chart-table.tsx'
import type { Chart } from './reference-data.ts'

interface ChartSectionProps {
  id: string
  number: number
  copy: { title: string; intro?: RichTextNodes | undefined; caption: string; source: RichTextNodes }
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
