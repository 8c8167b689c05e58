import type { UseCaseCopy } from '../../../server/content/schemas/use-case.ts'
import { Definitions } from '../../components/definitions.tsx'
import { StepList } from '../../components/step-list.tsx'

/** The steps of the workflow, with an aside for readers in a hurry. */
export function How({ copy }: { copy: UseCaseCopy['how'] }) {
  if (!copy.quickScan) return <StepList steps={copy.steps} />
  return (
    <div className="grid gap-10 xl:grid-cols-[minmax(0,1fr)_18rem]">
      <StepList steps={copy.steps} />
      <aside
        aria-labelledby="quick-scan"
        className="self-start border border-line bg-sheet p-6 xl:sticky xl:top-24"
      >
        <h3 id="quick-scan" className="text-xl">
          {copy.quickScan.title}
        </h3>
        <Definitions items={copy.quickScan.points} />
      </aside>
    </div>
  )
}
