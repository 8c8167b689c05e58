import type { SignedText } from '@firstangle/drawings/lettering'
import type { AtlasKind } from '../../../shared/atlas-kinds.ts'
import type { CollectionData } from '../article/article-data.ts'

/** A term of drawings, drawn from a callout. */
export interface AtlasTile {
  /** Anchor of the term in the glossary. */
  term: string
  name: string
  definition: string
  standard?: string
  /** The callout that is drawn, and its address in the decoder. */
  callout: SignedText
  decoder: string
  article?: { href: string; title: string }
  /** SVG markup. */
  figure: string
  /** Too wide for one column. */
  isWide: boolean
  /** Names of the filters that let it through: its kind and its standards. */
  filters: string[]
}

export interface AtlasGroup {
  kind: AtlasKind
  tiles: AtlasTile[]
}

/** A standard that tiles can be filtered by: its name and what the filter calls it. */
export interface AtlasStandard {
  filter: string
  name: string
}

/** The first page of the knowledge base has the atlas, those with older articles have not. */
export type KnowledgeBaseData = CollectionData<'knowledge-base'> & {
  atlas: { groups: AtlasGroup[]; standards: AtlasStandard[] }
}
