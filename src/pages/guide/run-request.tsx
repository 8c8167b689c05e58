import type { ReactNode } from 'react'
import type { GuideLabels } from '../../../shared/content/words/sandbox.ts'
import { Enhanced } from '../../islands/island.tsx'
import type { ExampleRequest } from './example-requests.ts'
import { runOnClick } from './run-on-click.enhance.ts'
import { runWithBoxes } from './run-with-boxes.enhance.ts'

interface RunRequestProps {
  request: ExampleRequest
  labels: GuideLabels
  /** The sheet that the request is about, with the boxes of what it answers; it follows the answers. */
  sheet?: ReactNode
}

/** Sends the request of an example from the page, and shows status, headers and JSON of the answer. */
export function RunRequest({ request, labels, sheet }: RunRequestProps) {
  return (
    <Enhanced by={sheet ? runWithBoxes : runOnClick} when="use">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6" data-request={JSON.stringify(request)}>
        <div className="needs-script">
          <button type="button" className="min-h-11 border border-action px-5 text-action">
            {labels.run}
          </button>
          <p className="mt-3 font-mono text-sm" role="status" data-failed={labels.failed} />
          <section
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard (WCAG 2.1.1)
            tabIndex={0}
            aria-label={labels.answer}
            lang="en"
            translate="no"
            className="code mt-2 max-h-[24rem] border border-line bg-sheet p-4"
            hidden
          >
            <pre>
              <code />
            </pre>
          </section>
        </div>
        {sheet}
      </div>
    </Enhanced>
  )
}
