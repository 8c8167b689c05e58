import type { RichText as RichTextNodes } from '../../server/content/schemas/fields.ts'
import { RichText } from './rich-text.tsx'

/** Steps of a workflow, numbered with balloons along one projection line. Order matters, so it is an <ol>. */
export function Steps({ steps }: { steps: readonly { title: string; text: RichTextNodes }[] }) {
  return (
    <ol className="steps">
      {steps.map((step, index) => (
        <li key={step.title} className="steps__item">
          <span className="balloon bg-paper" aria-hidden="true">
            {index + 1}
          </span>
          <h3 className="mt-5 text-xl">{step.title}</h3>
          <p className="mt-2 max-w-[30rem] text-muted">
            <RichText nodes={step.text} />
          </p>
        </li>
      ))}
    </ol>
  )
}
