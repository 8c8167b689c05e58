import type { CallToActionCopy } from '../../../shared/content/parts/page-parts.ts'
import { RichParagraph } from '../text/rich-text.tsx'
import { Sentences } from '../text/sentences.tsx'
import { PrimaryActions } from './actions.tsx'

/** The call to action at the end of a page. */
export function CallToAction({ copy }: { copy: CallToActionCopy }) {
  return (
    <section
      id="next"
      aria-labelledby="next-title"
      tabIndex={-1}
      className="seven-five closing-call"
    >
      <div>
        <h2 id="next-title" className="text-3xl">
          <Sentences text={copy.title} />
        </h2>
        <RichParagraph className="mt-3 max-w-[40rem] text-muted sm:text-lg" nodes={copy.text} />
      </div>
      <div>
        <PrimaryActions links={copy.actions} />
      </div>
    </section>
  )
}
