import type { PlaygroundCopy } from '../../../../shared/content/feasibility.ts'
import {
  type ExampleId,
  exampleCatalogues,
  exampleIds,
} from '../../../../shared/feasibility/catalogue.ts'
import { draftOf, searchOfDraft } from '../../../../shared/feasibility/catalogue-draft.ts'
import type { Locale } from '../../../../shared/i18n/locale.ts'
import { playgroundAddress } from './check-drawings.ts'

interface ExamplesProps {
  copy: PlaygroundCopy['form']['examples']
  locale: Locale
}

/** Catalogues to start from. Links, so that they also work without scripts. */
export function Examples({ copy, locale }: ExamplesProps) {
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-1">
      <p className="font-heading text-lg font-semibold">{copy.title}</p>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {exampleIds.map((id) => (
          <li key={id}>
            <a
              href={addressOf(id, locale)}
              data-example={id}
              rel="nofollow"
              className="inline-flex min-h-8 items-center text-action underline underline-offset-4 hover:decoration-2"
            >
              {copy.names[id]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function addressOf(example: ExampleId, locale: Locale): string {
  const draft = draftOf(exampleCatalogues[example], locale)
  return playgroundAddress(searchOfDraft(draft, locale), locale)
}
