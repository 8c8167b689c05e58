import type { DrawingId } from '@firstangle/drawings'
import { localAddress } from '../../../../shared/addresses/local-address.ts'
import { stringifySearch } from '../../../../shared/addresses/search-params.ts'
import type { PlaygroundCopy } from '../../../../shared/content/feasibility.ts'
import type { Catalogue } from '../../../../shared/feasibility/catalogue.ts'
import type { Draft, DraftReading } from '../../../../shared/feasibility/catalogue-draft.ts'
import type { CatalogueSearch } from '../../../../shared/feasibility/catalogue-search.ts'
import { checkDrawing } from '../../../../shared/feasibility/check.ts'
import type { DrawingFacts } from '../../../../shared/feasibility/drawing-facts.ts'
import type { Finding } from '../../../../shared/feasibility/finding.ts'
import type { Locale } from '../../../../shared/i18n/locale.ts'
import { feasibilityDrawings } from '../../../generated/feasibility-drawings.ts'

/** A drawing and what the catalogue says of it. */
export interface CheckedDrawing {
  drawing: DrawingFacts
  findings: readonly Finding[]
}

/** What the playground shows, here and in the browser. */
export interface PlaygroundView {
  copy: PlaygroundCopy
  locale: Locale
  /** The form as it stands. */
  draft: Draft
  faults: DraftReading['faults']
  /** The last catalogue without a fault. */
  catalogue: Catalogue
  results: readonly CheckedDrawing[]
  /** The drawing whose sheet is shown. */
  shown: DrawingId
}

/** Where the form and its links lead without scripts. */
export const target = '/use-cases/feasibility-analysis#playground'

/** The drawing that is shown unless another one is asked for. */
export const [{ id: firstDrawing }] = feasibilityDrawings

/** A sample drawing by its name in the address; an unknown name means the first. */
export function drawingNamed(name: string | undefined): DrawingId {
  return feasibilityDrawings.find(({ id }) => id === name)?.id ?? firstDrawing
}

/** Checks all sample drawings. */
export function checkDrawings(catalogue: Catalogue): readonly CheckedDrawing[] {
  return feasibilityDrawings.map((drawing) => ({
    drawing,
    findings: checkDrawing(drawing, catalogue),
  }))
}

/** The address of the playground with a catalogue. */
export function playgroundAddress(query: CatalogueSearch, locale: Locale): string {
  return localAddress(target.replace('#', `${stringifySearch(query)}#`), locale)
}
