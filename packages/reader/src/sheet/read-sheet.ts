import type { DrawingPage } from '../page.ts'
import type { Insight, PageReading, ReadFeature, ReadMetadata, ReadPart } from '../reading.ts'
import { pageTypeOf } from './page-kind.ts'
import { type ListedPart, readPartsLists } from './parts-list/read-parts-lists.ts'
import { readInsights } from './read-insights.ts'
import { metadataCandidates } from './read-metadata.ts'
import { type SheetStructure, sheetStructure } from './structure/sheet-regions.ts'
import { textLines } from './structure/text-lines.ts'
import { resolveCandidates } from './title-block/resolve-candidates.ts'

/** What the sheet says beside the callouts of the part. */
interface SheetReading {
  readonly metadata: readonly ReadMetadata[]
  readonly parts: readonly ReadPart[]
  readonly insights: readonly Insight[]
  readonly pageType: PageReading['pageType']
}

/**
 * Reads title block, notes, parts list and kind of a page. `features` are the callouts read from
 * it: their ids stay, those of metadata and parts follow on. Empty and unclear cells are left out;
 * values that contradict each other are reported with the doubt `contradiction`.
 */
export function readSheet(
  page: DrawingPage,
  features: readonly ReadFeature[],
  structure: SheetStructure = sheetStructure(page),
  listed: readonly ListedPart[] = readPartsLists(structure),
): SheetReading {
  const firstId = 1 + Math.max(0, ...features.map((feature) => feature.id))
  const metadata = resolveCandidates(metadataCandidates(page, structure, features, listed), firstId)
  const parts = listed.map((part, index) => ({ id: firstId + metadata.length + index, ...part }))
  const lines = textLines(page.texts)
  const turned = page.texts.filter((run) => run.rotation !== 0)
  const notes = [...lines, ...turned].map(({ text }) => text)
  return {
    metadata,
    parts,
    insights:
      parts.length > 1 ? [] : readInsights({ features, metadata, notes, texts: page.texts }),
    pageType: pageTypeOf(lines, features, metadata),
  }
}
