import { useState } from 'react'
import { localAddress } from '../../../../shared/addresses/local-address.ts'
import { stringifySearch } from '../../../../shared/addresses/search-params.ts'
import type { PlaygroundCopy } from '../../../../shared/content/pages/feasibility.ts'
import {
  defaultCatalogue,
  type ExampleId,
  exampleCatalogues,
} from '../../../../shared/feasibility/catalogue.ts'
import {
  type Draft,
  draftOf,
  draftOfSearch,
  readDraft,
  searchOfDraft,
} from '../../../../shared/feasibility/catalogue-draft.ts'
import { drawingKey } from '../../../../shared/feasibility/catalogue-keys.ts'
import {
  type CatalogueSearch,
  catalogueSearch,
} from '../../../../shared/feasibility/catalogue-search.ts'
import { checkDrawing } from '../../../../shared/feasibility/check.ts'
import type { Locale } from '../../../../shared/i18n/locale.ts'
import { feasibilityDrawings } from '../../../generated/feasibility-drawings.ts'
import { shareValues } from '../../../navigation/share-values.ts'
import { useShownPage } from '../../../navigation/shown-page.tsx'
import { Announcement } from './announcement.tsx'
import { CatalogueExamples } from './catalogue-examples.tsx'
import { CatalogueForm } from './catalogue-form.tsx'
import { Downloads } from './downloads.tsx'
import { DrawingResult } from './drawing-result.tsx'
import { Verdicts } from './verdicts.tsx'

const route = '/use-cases/feasibility-analysis'

/** Where the form and its links lead without scripts. */
const target = `${route}#playground`

/**
 * A shop's limits on one side, the sample drawings with their answers on the other. The catalogue lives in
 * the address, so it can be shared; as a plain form with plain links all of it works without scripts.
 */
export function Playground({ copy }: { copy: PlaygroundCopy }) {
  const { query, locale } = useShownPage()
  const search = catalogueSearch(query)
  const { draft, faults, catalogue, change } = useCatalogue(search, locale)
  const { shown, show } = useShownDrawing(search)
  const results = feasibilityDrawings.map((drawing) => ({
    drawing,
    findings: checkDrawing(drawing, catalogue),
  }))
  const result = results.find(({ drawing }) => drawing.id === shown) ?? results[0]
  const linkTo = (catalogue: CatalogueSearch) => addressOf(catalogue, locale)

  return (
    <div>
      <CatalogueExamples
        copy={copy.form.examples}
        hrefOf={(example) => linkTo(searchOfDraft(draftOfExample(example, locale), locale))}
        onChoose={(example) => change(draftOfExample(example, locale))}
      />
      <Verdicts
        copy={copy}
        results={results}
        shown={shown}
        hrefOf={(drawing) => linkTo({ ...searchOfDraft(draft, locale), [drawingKey]: drawing })}
        onShow={show}
      />
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-12 xl:grid-cols-[min(19rem,40%)_minmax(0,1fr)]">
        <CatalogueForm
          copy={copy}
          action={target}
          draft={draft}
          faults={faults}
          drawing={search[drawingKey]}
          locale={locale}
          onChange={change}
        >
          <Downloads copy={copy.download} catalogue={catalogue} />
        </CatalogueForm>
        {result && (
          <DrawingResult
            key={result.drawing.id}
            copy={copy}
            catalogue={catalogue}
            locale={locale}
            {...result}
          />
        )}
      </div>
      <Announcement
        copy={copy}
        results={results}
        fault={Object.keys(faults).length > 0 ? copy.form.stale : undefined}
      />
    </div>
  )
}

/** The form, what is wrong with it, and the last catalogue without a fault. */
function useCatalogue(search: CatalogueSearch, locale: Locale) {
  const [draft, setDraft] = useState(() => draftOfSearch(search, locale))
  const reading = readDraft(draft, locale)
  const [lastGood, setLastGood] = useState(reading.catalogue ?? defaultCatalogue)

  function change(next: Draft) {
    setDraft(next)
    const { catalogue } = readDraft(next, locale)
    if (catalogue) setLastGood(catalogue)
    shareValues(searchOfDraft(next, locale))
  }

  return { draft, faults: reading.faults, catalogue: reading.catalogue ?? lastGood, change }
}

/** The drawing chosen; an unknown name in the address means the first. */
function useShownDrawing(search: CatalogueSearch) {
  const [first] = feasibilityDrawings
  const asked = feasibilityDrawings.find(({ id }) => id === search[drawingKey])
  const [shown, setShown] = useState((asked ?? first).id)

  function show(id: (typeof feasibilityDrawings)[number]['id']) {
    if (id === shown) return
    setShown(id)
    shareValues({ [drawingKey]: id === first.id ? undefined : id })
  }

  return { shown, show }
}

function draftOfExample(example: ExampleId, locale: Locale): Draft {
  return draftOf(exampleCatalogues[example], locale)
}

function addressOf(query: CatalogueSearch, locale: Locale): string {
  return localAddress(target.replace('#', `${stringifySearch(query)}#`), locale)
}
