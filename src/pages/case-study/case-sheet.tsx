import type { CaseStudyCopy } from '../../../shared/content/case-study.ts'
import { sheets } from './sheets.ts'

interface CaseSheetProps {
  copy: CaseStudyCopy['sheet']
  /** Size of the sheet, mm. */
  width: number
  height: number
}

/** The sheet as it comes in, before anything is read from it. */
export function CaseSheet({ copy, width, height }: CaseSheetProps) {
  return (
    <figure className="border border-line bg-sheet">
      <img
        src={sheets[copy.drawing]}
        alt={copy.alt}
        width={width * 4}
        height={height * 4}
        fetchPriority="high"
        className="block h-auto w-full"
      />
      <figcaption className="border-t border-hairline px-3 py-2 text-xs text-muted">
        {copy.caption}
      </figcaption>
    </figure>
  )
}
