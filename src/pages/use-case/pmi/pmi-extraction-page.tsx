import type { PmiExtractionCopy } from '../../../../shared/content/pages/pmi-extraction.ts'
import type { Crumb } from '../../../../shared/seo/head.ts'
import { RichParagraph } from '../../../components/text/rich-text.tsx'
import sheet from '../../../generated/drawings/ballooned-sheet.svg?url'
import { inspectionSheet } from '../../../generated/inspection-sheet.ts'
import { Enhanced } from '../../../islands/island.tsx'
import { UseCasePage } from '../use-case-page.tsx'
import { CharacteristicList } from './characteristic-list.tsx'
import { EnlargedCallout } from './enlarged-callout.tsx'
import { InspectedSheet } from './inspected-sheet.tsx'
import { lightPlan } from './light-plan.enhance.ts'
import { SheetDetail } from './sheet-detail.tsx'

/** PMI extraction, with a ballooned sheet and its characteristic list. */
export function PmiExtractionPage({ copy, crumbs }: { copy: PmiExtractionCopy; crumbs: Crumb[] }) {
  const { title, short, intro } = copy.plan
  const content = <InspectionPlan copy={copy.plan} />
  return (
    <UseCasePage
      copy={copy}
      crumbs={crumbs}
      stage={<EnlargedCallout copy={copy.callout} />}
      extras={[{ after: 'problem', id: 'plan', title, short, intro, content }]}
    />
  )
}

/** A ballooned sheet and the list of the same numbers: pointing at one side lights the other. */
function InspectionPlan({ copy }: { copy: PmiExtractionCopy['plan'] }) {
  const [first] = inspectionSheet.rows
  return (
    <Enhanced by={lightPlan} when="near">
      <div className="border border-line bg-sheet">
        <InspectedSheet src={sheet} alt={copy.sheetAlt} label={copy.sheet} lit={first} />
        <div className="grid border-t border-line xl:grid-cols-[minmax(0,1fr)_min(19rem,40%)]">
          <CharacteristicList copy={copy} lit={first} />
          <SheetDetail src={sheet} copy={copy} row={first} />
        </div>
        <div className="border-t border-line px-4 py-3 text-sm text-muted">
          <RichParagraph className="max-w-[38rem]" nodes={copy.note} />
        </div>
      </div>
    </Enhanced>
  )
}
