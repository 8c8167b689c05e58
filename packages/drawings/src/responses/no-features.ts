/** A features response without features and evidence: each list is there, and empty. */
export function noFeatures<PageType extends string>(pageType: PageType) {
  return {
    ask_version: 'v2' as const,
    ask_type: 'FEATURES' as const,
    page_type: pageType,
    dimensions: [],
    threads: [],
    bores: [],
    chamfers: [],
    roughnesses: [],
    gdnts: [],
    radii: [],
  }
}
