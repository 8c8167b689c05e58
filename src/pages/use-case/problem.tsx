import type { UseCaseCopy } from '../../../shared/content/use-case.ts'
import { RichText } from '../../components/rich-text.tsx'

/** What costs time or money today, as the notes of a sheet: each under its own wide line. */
export function Problem({ copy }: { copy: UseCaseCopy['problem'] }) {
  return (
    <ul className="grid gap-x-10 gap-y-8 md:grid-cols-2">
      {copy.points.map((point) => (
        <li key={point.title} className="border-t-2 border-ink pt-4">
          <h3 className="text-xl">{point.title}</h3>
          <p className="mt-2 text-muted">
            <RichText nodes={point.text} />
          </p>
        </li>
      ))}
    </ul>
  )
}
