import type { TestimonialCopy } from '../../../shared/content/parts/page-parts.ts'

/** A quotation with the role and industry of its author; an invented one is labelled as such. */
export function Testimonial({ copy }: { copy: TestimonialCopy }) {
  return (
    <figure className="testimonial">
      {copy.scenario && <p className="title-label mb-3">{copy.scenario}</p>}
      <blockquote>
        <q>{copy.quote}</q>
      </blockquote>
      <figcaption className="mt-4 text-sm text-muted">
        {copy.role}, {copy.industry}
      </figcaption>
    </figure>
  )
}
