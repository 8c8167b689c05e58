import type { ResponseName } from '../../../shared/api-schemas/definitions.ts'
import { Section } from '../../components/section.tsx'
import { fieldSamples } from '../../generated/field-samples.ts'
import features from '../../generated/responses/features.json?url'
import insights from '../../generated/responses/insights.json?url'
import metadata from '../../generated/responses/metadata.json?url'
import type { DocumentationData, FieldReference } from './documentation-data.ts'
import { FieldExplorer } from './field-explorer.tsx'
import type { Sample } from './sample.ts'

const whole = { metadata, features, insights }

interface ResponseSectionProps {
  id: ResponseName
  copy: DocumentationData['copy']
  reference: FieldReference
  number: number
}

/** A request type that is answered with JSON: every field, explained and shown on the sample sheet. */
export function ResponseSection({ id, copy, reference, number }: ResponseSectionProps) {
  const { title, intro } = copy[id]
  const sample: Sample = { ...fieldSamples[id], whole: whole[id] }
  return (
    <Section id={id} number={number} title={title} intro={intro}>
      <FieldExplorer id={id} copy={copy.explorer} reference={reference} sample={sample} />
    </Section>
  )
}
