import type { SignedText } from '@firstangle/drawings/lettering'
import { stringifySearch } from '../../../shared/addresses/search-params.ts'
import { SignedWords } from '../../components/text/signed-words.tsx'
import { SiteLink } from '../../navigation/site-link.tsx'

interface CalloutExamplesProps {
  label: string
  examples: readonly { id: string; line: string; name: string }[]
  drawn: readonly SignedText[]
}

/** Callouts to start from, as links to their answers. */
export function CalloutExamples({ label, examples, drawn }: CalloutExamplesProps) {
  return (
    <nav aria-label={label} className="callout-examples mt-3 border-t border-hairline pt-2">
      <p className="mb-1 text-sm text-muted max-lg:hidden" aria-hidden="true">
        {label}
      </p>
      <ul className="relative -mx-1.5 flex gap-x-6 overflow-x-auto p-1.5 lg:block lg:py-0">
        {examples.map(({ id, line, name }, index) => (
          <li key={id} className="lg:border-t lg:border-hairline">
            <SiteLink
              href={`/try/callout${stringifySearch({ q: line })}`}
              className="inline-flex min-h-11 items-center gap-x-2 whitespace-nowrap no-underline -outline-offset-2 hover:underline lg:flex lg:min-h-8 lg:flex-wrap lg:py-0.5"
            >
              <span className="font-mono text-action">
                <SignedWords parts={drawn[index] ?? [line]} />
              </span>
              <span className="text-sm text-muted lg:ml-auto">{name}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
