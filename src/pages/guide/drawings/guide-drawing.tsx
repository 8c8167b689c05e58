import type { ReactNode } from 'react'
import type { GuideDrawingName } from '../../../../shared/content/pages/guide-drawing-names.ts'
import { Message, PartsOfPage } from './agent-drawings.tsx'
import { ClientCalls, ComparedSum, Pauses, TimeWindow } from './client-drawings.tsx'
import { JobStates, Retries, Signature } from './job-drawings.tsx'
import { PagesOfFile, RegionLink, ResultTree } from './result-drawings.tsx'
import { ReturnedFiles } from './returned-files.tsx'

/**
 * What the section explains, drawn in the words of the contract. The text says the same, so it is hidden from screen
 * readers.
 */
export function GuideDrawing({ name }: { name: GuideDrawingName }) {
  const { height, Content } = drawings[name]
  return (
    <div className="diagram">
      <svg viewBox={`0 0 360 ${height}`} aria-hidden="true">
        <Content />
      </svg>
    </div>
  )
}

const drawings: Readonly<Record<GuideDrawingName, { height: number; Content: () => ReactNode }>> = {
  'job-states': { height: 262, Content: JobStates },
  signature: { height: 258, Content: Signature },
  retries: { height: 324, Content: Retries },
  'result-tree': { height: 292, Content: ResultTree },
  'region-link': { height: 250, Content: RegionLink },
  'pages-of-file': { height: 236, Content: PagesOfFile },
  'returned-files': { height: 382, Content: ReturnedFiles },
  'compared-sum': { height: 240, Content: ComparedSum },
  'client-calls': { height: 260, Content: ClientCalls },
  'time-window': { height: 158, Content: TimeWindow },
  pauses: { height: 216, Content: Pauses },
  message: { height: 236, Content: Message },
  'parts-of-page': { height: 236, Content: PartsOfPage },
}
