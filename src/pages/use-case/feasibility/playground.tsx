import type { PlaygroundCopy } from '../../../../shared/content/feasibility.ts'
import { defaultCatalogue } from '../../../../shared/feasibility/catalogue.ts'
import { draftOfSearch, readDraft } from '../../../../shared/feasibility/catalogue-draft.ts'
import { drawingKey } from '../../../../shared/feasibility/catalogue-keys.ts'
import { catalogueSearch } from '../../../../shared/feasibility/catalogue-search.ts'
import { Enhanced } from '../../../islands/island.tsx'
import { JsonBlock } from '../../../islands/json-block.tsx'
import { useShownPage } from '../../../navigation/shown-page.tsx'
import { CatalogueForm } from './catalogue-form.tsx'
import { checkDrawings, drawingNamed, type PlaygroundView } from './check-drawings.ts'
import { Downloads } from './downloads.tsx'
import { DrawingResult } from './drawing-result.tsx'
import { Examples } from './examples.tsx'
import { checkOnInput } from './playground.enhance.ts'
import { Verdicts } from './verdicts.tsx'

/**
 * A shop's limits on one side, the sample drawings with their answers on the other. The catalogue lives in
 * the address, so it can be shared; as a plain form with plain links all of it works without scripts.
 */
export function Playground({ copy }: { copy: PlaygroundCopy }) {
  const { query, locale } = useShownPage()
  const search = catalogueSearch(query)
  const draft = draftOfSearch(search, locale)
  const { faults, catalogue = defaultCatalogue } = readDraft(draft, locale)
  const shown = drawingNamed(search[drawingKey])
  const results = checkDrawings(catalogue)
  const view: PlaygroundView = { copy, locale, draft, faults, catalogue, results, shown }

  return (
    <Enhanced by={checkOnInput} when="near">
      <div>
        <JsonBlock value={copy} />
        <Examples copy={copy.form.examples} locale={locale} />
        <ul data-part="verdicts" className="verdicts">
          <Verdicts {...view} />
        </ul>
        <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-12 xl:grid-cols-[min(19rem,40%)_minmax(0,1fr)]">
          <CatalogueForm
            copy={copy}
            draft={draft}
            faults={faults}
            drawing={search[drawingKey]}
            locale={locale}
          >
            <Downloads copy={copy.download} />
          </CatalogueForm>
          <div data-part="result" className="min-w-0">
            <DrawingResult {...view} />
          </div>
        </div>
        <p role="status" className="sr-only" />
      </div>
    </Enhanced>
  )
}
