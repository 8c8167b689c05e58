import type { CaseStudiesCopy, CaseStudyCopy } from '../../../shared/content/pages/case-study.ts'
import { Testimonial } from '../../components/sections/testimonial.tsx'
import { RichParagraph, RichText } from '../../components/text/rich-text.tsx'

interface CredentialsProps {
  copy: Pick<CaseStudyCopy, 'note' | 'facts' | 'testimonial'>
  labels: CaseStudiesCopy['labels']
  published: { iso: string; text: string }
}

/** Where the figures of this case come from, who speaks, and the title block of the case. */
export function Credentials({ copy, labels, published }: CredentialsProps) {
  return (
    <>
      <RichParagraph className="mt-8 max-w-[36rem] text-sm text-muted" nodes={copy.note} />
      <div className="mt-12 grid gap-x-12 gap-y-10 lg:mt-16 lg:grid-cols-12">
        <div className="self-start border-l-2 border-action pl-6 lg:col-span-7 lg:pl-8">
          <Testimonial copy={copy.testimonial} />
        </div>
        <dl
          className="cells self-start sm:grid-cols-2 lg:col-span-5 lg:max-xl:grid-cols-1"
          aria-label={copy.facts.title}
        >
          {copy.facts.items.map((fact) => (
            <div key={fact.title} className="px-4 py-3">
              <dt className="title-label">{fact.title}</dt>
              <dd className="mt-1 text-sm">
                <RichText nodes={fact.text} />
              </dd>
            </div>
          ))}
          <div className="px-4 py-3">
            <dt className="title-label">{labels.publishedOn}</dt>
            <dd className="mt-1 text-sm">
              {/* In large text a date has no room on one line of this cell. */}
              <time dateTime={published.iso} className="whitespace-normal">
                {published.text}
              </time>
            </dd>
          </div>
        </dl>
      </div>
    </>
  )
}
