import type { CaseStudyCopy } from '../../../shared/content/case-study.ts'
import { Paragraphs } from '../../components/paragraphs.tsx'

/** What had changed, in prose. */
export function WhyNow({ copy }: { copy: CaseStudyCopy['whyNow'] }) {
  return (
    <div className="grid gap-x-12 gap-y-5 md:grid-cols-2">
      <Paragraphs texts={copy.text} />
    </div>
  )
}
