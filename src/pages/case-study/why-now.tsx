import type { CaseStudyCopy } from '../../../shared/content/case-study.ts'
import { RichText } from '../../components/rich-text.tsx'

/** What had changed, in prose. */
export function WhyNow({ copy }: { copy: CaseStudyCopy['whyNow'] }) {
  return (
    <div className="grid gap-x-12 gap-y-5 md:grid-cols-2">
      {copy.text.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change their order
        <p key={index}>
          <RichText nodes={paragraph} />
        </p>
      ))}
    </div>
  )
}
