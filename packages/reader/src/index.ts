/** Reads a page of a drawing, and explains a single callout. Opening files is in `browser.ts` and `node.ts`. */

export type {
  BoreCallout,
  Callout,
  ChamferCallout,
  Characteristic,
  Depth,
  DimensionCallout,
  DimensionType,
  GeometricCallout,
  PrintedTolerance,
  RadiusCallout,
  RoughnessCallout,
  Size,
  ThreadCallout,
  Unit,
} from './callout.ts'
export { parseCallouts } from './grammar/parse-callouts.ts'
export { formatOf } from './input/file-format.ts'
export { refusalReasons } from './input/refusal.ts'
export { explainAll } from './meaning/explain.ts'
export type { Explanation, Figure, FigureUnit, Statement, Zones } from './meaning/explanation.ts'
export { labelKeys, sourceKeys, titleKeys, wordKeys } from './meaning/keys.ts'
export { longestCallout, longestEcho } from './meaning/query-limits.ts'
export { type Reading, readingsOf } from './meaning/readings.ts'
export { recognise } from './meaning/recognised.ts'
export { statementKeys } from './meaning/statement-keys.ts'
export type { Box, Point } from './page.ts'
export { readPage } from './read-page.ts'
export {
  type Doubt,
  type MetadataField,
  metadataFields,
  type PageReading,
  type ReadFeature,
} from './reading.ts'
export { featureOf } from './responses/feature-of.ts'
export { responsesOf } from './responses/responses-of.ts'
export type { DrawingSummary, SheetSummary } from './summary.ts'
export {
  type DrawingReaderClient,
  FileRefused,
  firstRead,
  type Growth,
  type ReadDrawing,
  type ReadingProgress,
  type ReadingStep,
  type ReadSheet,
  type RefusalNotice,
} from './workers/reader-client.ts'
export { nameOfPicture, wholePicture } from './workers/whole-picture.ts'
