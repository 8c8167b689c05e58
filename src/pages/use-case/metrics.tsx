import type { UseCaseCopy } from '../../../shared/content/use-case.ts'
import { Definitions } from '../../components/definitions.tsx'
import { KeyFigures } from '../../components/key-figures.tsx'

/** The figures claimed, and what to measure to check them. */
export function Metrics({ copy }: { copy: UseCaseCopy['metrics'] }) {
  return (
    <div className="space-y-10">
      {copy.figures.length > 0 && <KeyFigures figures={copy.figures} />}
      <Definitions items={copy.rows} />
    </div>
  )
}
