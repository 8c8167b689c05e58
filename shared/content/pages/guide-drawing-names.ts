/** What a section of a guide can have drawn beside its words (src/pages/guide/drawings). */
export const guideDrawingNames = [
  'job-states',
  'signature',
  'retries',
  'result-tree',
  'region-link',
  'pages-of-file',
  'returned-files',
  'compared-sum',
  'client-calls',
  'time-window',
  'pauses',
  'message',
  'parts-of-page',
] as const

export type GuideDrawingName = (typeof guideDrawingNames)[number]
