import type { PageData } from '../../../../shared/page-data.ts'
import { Island } from '../../../islands/island.tsx'
import { UseCasePage } from '../use-case-page.tsx'
import { Playground } from './playground.island.tsx'
import { StampedSheet } from './stamped-sheet.tsx'

/** Feasibility analysis: the use case, with a catalogue to try the rules on the sample drawings. */
export function FeasibilityPage({ copy, crumbs }: PageData<'use-case-feasibility-analysis'>) {
  const { title, short, intro, note, ...playground } = copy.playground
  const content = (
    <>
      <Island when="use">
        <Playground copy={playground} />
      </Island>
      <p className="mt-8 max-w-[38rem] text-sm text-muted">{note}</p>
    </>
  )
  return (
    <UseCasePage
      copy={copy}
      crumbs={crumbs}
      stage={<StampedSheet copy={copy} />}
      extras={[{ after: copy.uses.id, id: 'playground', title, short, intro, content }]}
    />
  )
}
