import type {
  BoreFeature,
  ChamferFeature,
  DimensionFeature,
  FeaturesResponse,
  GdntFeature,
  InsightsResponse,
  MetadataResponse,
  Quantity,
  RadiusFeature,
  Roughness,
  ThreadFeature,
} from '@firstangle/drawings/responses'

/** A dimension of a real drawing: without nominal value where only limits are printed. */
export type ReadDimension = Omit<DimensionFeature, 'size'> & {
  size: Omit<DimensionFeature['size'], 'value'> & { value: string | null }
}

/**
 * A bore of a real drawing: without diameter where the callout gives only thread or seat, without its nominal value where
 * only limits are printed.
 */
export type ReadBore = Omit<BoreFeature, 'diameter'> & {
  diameter: (Omit<BoreFeature['diameter'], 'value'> & { value: string | null }) | null
}

/** A radius of a real drawing: without size where it is a full radius or given by limits. */
export type ReadRadius = Omit<RadiusFeature, 'size'> & { size: Quantity | null }

/** An entry of the features response with the list it stands in. */
export type ResponseFeature =
  | { readonly list: 'dimensions'; readonly feature: ReadDimension }
  | { readonly list: 'threads'; readonly feature: ThreadFeature }
  | { readonly list: 'bores'; readonly feature: ReadBore }
  | { readonly list: 'chamfers'; readonly feature: ChamferFeature }
  | { readonly list: 'roughnesses'; readonly feature: Roughness }
  | { readonly list: 'gdnts'; readonly feature: GdntFeature }
  | { readonly list: 'radii'; readonly feature: ReadRadius }

type FeatureList = ResponseFeature['list']

/** Kinds of pages the reader tells apart. */
type PageType =
  | 'COMPONENT_DRAWING'
  | 'FLOOR_PLAN'
  | 'PIPING_DIAGRAM'
  | 'WIRING_DIAGRAM'
  | 'MISCELLANEOUS'

/** The features response of a page that was read. */
export type ReadFeatures = Omit<FeaturesResponse, FeatureList | 'page_type' | 'evidence'> & {
  page_type: PageType
  dimensions: ReadDimension[]
  threads: ThreadFeature[]
  bores: ReadBore[]
  chamfers: ChamferFeature[]
  roughnesses: Roughness[]
  gdnts: GdntFeature[]
  radii: ReadRadius[]
}

type Optional = 'designation' | 'general_roughness' | 'weight' | 'projection_method'

/** The metadata response of a page that was read: what is not on the sheet is null. */
export type ReadMetadataResponse = Omit<MetadataResponse, Optional | 'page_type' | 'evidence'> & {
  page_type: PageType
} & { [Field in Optional]: MetadataResponse[Field] | null }

/** The insights response of a page that was read. */
export type ReadInsights = Omit<InsightsResponse, 'page_type' | 'volume_estimate'> & {
  page_type: PageType
  volume_estimate: InsightsResponse['volume_estimate'] | null
  /** As the rule words it; null where too little was read. */
  overall_dimensions: { value: string; confidence: { score: string } } | null
}
