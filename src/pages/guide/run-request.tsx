import type { GuideCopy } from '../../../shared/content/guide.ts'
import { Enhanced } from '../../islands/island.tsx'
import type { ExampleRequest } from './example-requests.ts'
import { runOnClick } from './run-on-click.enhance.ts'

interface RunRequestProps {
  request: ExampleRequest
  labels: GuideCopy['labels']
}

/** Sends the request of an example from the page, and shows status, headers and JSON of the answer. */
export function RunRequest({ request, labels }: RunRequestProps) {
  return (
    <Enhanced by={runOnClick} when="use">
      <div className="needs-script" data-request={JSON.stringify(request)}>
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
    </Enhanced>
  )
}
