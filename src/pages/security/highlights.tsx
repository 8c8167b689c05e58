import type { SecurityCopy } from '../../../shared/content/security.ts'
import { KeyFigures } from '../../components/key-figures.tsx'

/** Every figure of the page as a dimension. */
export function Highlights({ copy }: { copy: SecurityCopy['highlights'] }) {
  return (
    <div className="figure-sheet">
      <KeyFigures figures={copy.figures} />
    </div>
  )
}
