import { signedText } from '@firstangle/drawings/lettering'
import { stringifySearch } from '../../../shared/addresses/search-params.ts'
import { type AtlasKind, atlasKinds } from '../../../shared/atlas-kinds.ts'
import { decimalText } from '../../../shared/i18n/decimal-text.ts'
import { numberSigns } from '../../../shared/i18n/format.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import type { PageQuery } from '../../../shared/page-query.ts'
import { sitePages } from '../../../shared/pages.ts'
import type { AtlasTile, KnowledgeBaseData } from '../../../src/pages/knowledge-base/atlas-data.ts'
import {
  atlasStandards,
  atlasTiles,
  filterOf,
  standardsIn,
  type TileSource,
} from '../callouts/atlas-tiles.ts'
import { builtFigures } from '../callouts/built-figures.ts'
import { collectionData } from './collection-data.ts'
import { termOf } from './glossary-data.ts'

/** Wider figures, in pixels, take two columns of the wall. */
const widestOfOneColumn = 360

/** The knowledge base: its articles, and the wall of symbols before them. */
export async function knowledgeBaseData(
  locale: Locale,
  query: PageQuery,
): Promise<KnowledgeBaseData> {
  const figureOf = await builtFigures(locale)
  return {
    ...collectionData('knowledge-base')(locale, query),
    atlas: {
      groups: atlasKinds.map((kind) => ({
        kind,
        tiles: atlasTiles[kind].map((source) => tileOf(source, kind, { locale, figureOf })),
      })),
      standards: atlasStandards.map((name) => ({ name, filter: filterOf(name) })),
    },
  }
}

/** A tile: its words are those of the glossary, its figure the decoder's answer. */
function tileOf(
  { term, line }: TileSource,
  kind: AtlasKind,
  { locale, figureOf }: { locale: Locale; figureOf: (line: string) => string },
): AtlasTile {
  const { term: name, definition, standard, href, explanation } = termOf(term, locale)
  const figure = figureOf(line)
  const written = decimalText(line, numberSigns[locale].decimal)
  return {
    term,
    name,
    definition,
    standard,
    callout: signedText(written),
    decoder: sitePages['try-callout'].path + stringifySearch({ q: written }),
    ...(href && explanation && { article: { href, title: explanation } }),
    figure,
    isWide: Number(/width="(\d+)"/.exec(figure)?.[1]) > widestOfOneColumn,
    filters: [kind, ...standardsIn(standard ?? '').map(filterOf)],
  }
}
