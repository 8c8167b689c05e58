import type { PageData } from '../../../../server/rendering/page-data.ts'
import { UseCasePage } from '../use-case-page.tsx'
import { ExampleFinding } from './example-finding.tsx'
import { Playground } from './playground.tsx'

/** Inside the section, which the page's frame makes: the part that waits for its code. */
const LAZY_PART = 'rule-check'

/** Feasibility analysis: the use case, with a catalogue to try the rules on the sample drawings. */
export function FeasibilityPage({ copy, crumbs }: PageData<'use-case-feasibility-analysis'>) {
  const { playground } = copy
  const { title, short, intro } = playground
  const content = <Playground id={LAZY_PART} copy={playground} />
  return (
    <UseCasePage
      copy={copy}
      crumbs={crumbs}
      aside={<ExampleFinding copy={copy.example} />}
      extras={[{ after: copy.uses.id, id: 'playground', title, short, intro, content }]}
    />
  )
}
