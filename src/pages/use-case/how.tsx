import type { UseCaseCopy } from '../../../shared/content/use-case.ts'
import { Definitions } from '../../components/definitions.tsx'
import { StepList } from '../../components/step-list.tsx'

/** The steps of the workflow; readers in a hurry find the aside first, beside the steps where there is room. */
export function How({ copy }: { copy: UseCaseCopy['how'] }) {
  if (!copy.quickScan) return <StepList steps={copy.steps} />
  return (
    <div className="grid gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_min(17rem,40%)]">
      <aside
        aria-labelledby="quick-scan"
        className="quick-scan self-start xl:sticky xl:top-24 xl:order-last"
      >
        <h3 id="quick-scan" className="text-xl">
          {copy.quickScan.title}
        </h3>
        <Definitions items={copy.quickScan.points} />
      </aside>
      <StepList steps={copy.steps} />
    </div>
  )
}
