import { parseSearch } from '../../../../shared/addresses/search-params.ts'
import type { PlaygroundCopy } from '../../../../shared/content/feasibility.ts'
import {
  defaultCatalogue,
  type ExampleId,
  exampleCatalogues,
} from '../../../../shared/feasibility/catalogue.ts'
import {
  draftOf,
  draftOfSearch,
  readDraft,
  searchOfDraft,
} from '../../../../shared/feasibility/catalogue-draft.ts'
import { drawingKey } from '../../../../shared/feasibility/catalogue-keys.ts'
import { light } from '../../../components/evidence/light.ts'
import { documentLocale } from '../../../i18n/document-locale.ts'
import { shareValues } from '../../../navigation/share-values.ts'
import { announcer, spokenOf } from './announce.ts'
import { catalogueFields } from './catalogue-fields.ts'
import { checkDrawings, drawingNamed, firstDrawing, type PlaygroundView } from './check-drawings.ts'
import { followPointer } from './follow-pointer.ts'
import { redrawView } from './redraw-view.tsx'
import { saveCatalogue } from './save-catalogue.ts'

/** Checks the sample drawings with each limit that is changed; the address carries what is entered. */
export function checkOnInput(root: HTMLElement): void {
  const part = (selector: string) => root.querySelector(selector) as HTMLElement
  const form = part('form') as HTMLFormElement
  const fields = catalogueFields(form)
  let view = viewOfAddress(JSON.parse(part('script').textContent))
  const announce = announcer(part('[role=status]'), spokenOf(view))
  const pointed = followPointer(root, (number) => light(root, number))

  function show(change: Partial<PlaygroundView>): void {
    view = { ...view, ...change }
    redrawView(root, view)
    light(root, pointed())
  }
  function check(): void {
    const draft = fields.draft()
    const { faults, catalogue = view.catalogue } = readDraft(draft, view.locale)
    show({ draft, faults, catalogue, results: checkDrawings(catalogue) })
    fields.showFaults(view)
    announce(spokenOf(view))
    shareValues(searchOfDraft(draft, view.locale))
  }
  function choose({ example, drawing, save }: DOMStringMap): void {
    if (example) {
      fields.fill(draftOf(exampleCatalogues[example as ExampleId], view.locale))
      check()
    }
    if (drawing) {
      show({ shown: drawingNamed(drawing) })
      shareValues({ [drawingKey]: drawing === firstDrawing ? undefined : drawing })
    }
    if (save === 'csv' || save === 'json') saveCatalogue(save, view)
  }

  form.addEventListener('input', check)
  form.addEventListener('submit', (event) => event.preventDefault())
  root.addEventListener('click', (event) => {
    const { dataset } = (event.target as Element).closest<HTMLElement>('a,button') ?? root
    if (dataset.example || dataset.drawing) event.preventDefault()
    choose(dataset)
  })
  // Something may have been entered before this script came.
  if (fields.areTouched()) check()
}

/** What the server has shown. */
function viewOfAddress(copy: PlaygroundCopy): PlaygroundView {
  const locale = documentLocale()
  const search = parseSearch(location.search)
  const draft = draftOfSearch(search, locale)
  const { faults, catalogue = defaultCatalogue } = readDraft(draft, locale)
  const shown = drawingNamed(search[drawingKey])
  return { copy, locale, draft, faults, catalogue, results: checkDrawings(catalogue), shown }
}
