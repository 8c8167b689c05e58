import { drawnSigns } from '@firstangle/drawings/lettering'
import { geometricCharacteristics } from '@firstangle/drawings/responses'
import { metadataFields, refusalReasons } from '@firstangle/reader'
import { z } from 'zod'
import { itemKinds } from '../../item-kinds.ts'
import { each, text } from '../parts/fields.ts'

/** While a file is read. `{page}` of `{pages}`, `{percent}` is a number, `{name}` the file. */
const readingSchema = z.strictObject({
  title: text(),
  steps: each(['open', 'extract', 'find', 'recognise', 'read'], text()),
  page: text(),
  percent: text(),
  cancel: text(),
  local: text(),
})

/** While and after lettering is recognised beside a result; `{count}` is a number; the reason follows `failed`. */
const growingSchema = z.strictObject({
  running: text(),
  stop: text(),
  stopped: text(),
  noMore: text(),
  oneMore: text(),
  more: text(),
  failed: text(),
  unchecked: text(),
})

/** What happened and what to do; the values of the refusal fill the places. */
const reasonSchema = z.strictObject({ what: text(), advice: text() })

/** A resolution that is only estimated has a sentence of its own. */
const refusalNames = [...refusalReasons, 'low-resolution-estimated'] as const

const refusedSchema = z.strictObject({
  title: text(),
  sheetTitle: text(),
  reasons: each(refusalNames, reasonSchema),
  /** Names in place of `{format}` and `{pageType}` where the code itself is not a name. */
  formats: each(
    [
      'pdf',
      'tiff',
      'jpeg',
      'jp2',
      'png',
      'bmp',
      'zip',
      'office',
      'gif',
      'webp',
      'heic',
      'svg',
      'postscript',
      'html',
      'text',
    ],
    text(),
  ),
  pageTypes: each(['FLOOR_PLAN', 'PIPING_DIAGRAM', 'WIRING_DIAGRAM'], text()),
})

/** `{count}` is a number. */
const valuesSchema = z.strictObject({
  types: each(
    ['linear', 'diameter', 'sphericalDiameter', 'angle', 'arc', 'square', 'acrossFlats'],
    text(),
  ),
  characteristics: each(geometricCharacteristics, text()),
  removal: each(['UNSPECIFIED', 'REQUIRED', 'PROHIBITED'], text()),
  projection: each(['FIRST_ANGLE', 'THIRD_ANGLE'], text()),
  times: text(),
  basic: text(),
  reference: text(),
  approximate: text(),
  spherical: text(),
  pitch: text(),
  threadsPerInch: text(),
  leftHand: text(),
  starts: text(),
  depth: text(),
  through: text(),
  blind: text(),
  counterbore: text(),
  spotface: text(),
  countersink: text(),
  counterdrill: text(),
  allAround: text(),
  lay: text(),
  allowance: text(),
  datum: text(),
  datums: text(),
  origin: text(),
})

const viewerSchema = z.strictObject({
  /** Names the drawing: `{page}` of `{pages}`. */
  label: text(),
  keys: text(),
  touch: text(),
  zoomIn: text(),
  zoomOut: text(),
  whole: text(),
  sheets: text(),
  sheet: text(),
  percent: text(),
  /** A value that was missed is added: the button, how to frame it, then what stands there. */
  add: text(),
  addHint: text(),
  addTouch: text(),
  addLabel: text(),
  addSave: text(),
  addReading: text(),
  addUnread: text(),
  addNothing: text(),
})

const filterSchema = z.strictObject({
  title: text(),
  kinds: text(),
  search: text(),
  /** `{percent}` */
  confidence: text(),
  doubtful: text(),
  hidden: text(),
  reset: text(),
  /** `{count}` of `{max}` */
  shown: text(),
  none: text(),
})

const listSchema = z.strictObject({
  views: z.strictObject({ label: text(), list: text(), json: text() }),
  kinds: each(itemKinds, text()),
  fields: each(metadataFields, text()),
  doubts: each(['low-confidence', 'contradiction', 'unknown-symbol', 'incomplete'], text()),
  documentation: text(),
  confidence: text(),
  /** Heads the column of what can be done to a value. */
  actions: text(),
  general: text(),
  untyped: text(),
  added: text(),
  /** `{text}` was read. */
  edited: text(),
  /** `{label}` of the value. */
  show: text(),
  edit: text(),
  hide: text(),
  unhide: text(),
  undo: text(),
  save: text(),
  cancel: text(),
  editLabel: text(),
  position: text(),
})

const insightsSchema = z.strictObject({
  title: text(),
  estimate: text(),
  kinds: each(['overallDimensions', 'primaryProcess', 'secondaryProcess', 'volume'], text()),
  /** Names of what insights name by code; others are shown as they are. */
  values: z.record(z.string(), text()),
  because: text(),
  /** By rule; a rule without words is left out. */
  reasons: z.record(z.string(), text()),
})

const summarySchema = z.strictObject({
  title: text(),
  /** `{count}` values on `{pages}` sheets. */
  values: text(),
  oneValue: text(),
  nothing: text(),
  vector: text(),
  /** `{dpi}` */
  scan: text(),
  mixed: text(),
  size: text(),
  seconds: text(),
  doubtful: text(),
  another: text(),
  preview: text(),
})

const exportsSchema = z.strictObject({
  title: text(),
  intro: text(),
  json: text(),
  csv: text(),
  thumbnail: text(),
  ballooned: text(),
  redacted: text(),
  working: text(),
  failed: text(),
  /** `{name}` of the file. */
  saved: text(),
  /** After `saved`: `{pages}` that are not in a redacted file. */
  leftOut: text(),
  /** After `saved`: `{pages}` of which single names were removed. */
  withoutBlock: text(),
  nothing: text(),
  /** Name of the redacted file: the original's would give the part away. */
  redactedName: text(),
  redactedNote: text(),
  /** Columns of the CSV file and of the list page. */
  columns: z.strictObject({
    number: text(),
    sheet: text(),
    kind: text(),
    label: text(),
    value: text(),
    confidence: text(),
    doubts: text(),
    edited: text(),
    box: text(),
  }),
  listTitle: text(),
  yes: text(),
})

/** Words of the reader in the browser: loaded when the first file is chosen. */
export const readerSchema = z.strictObject({
  reading: readingSchema,
  growing: growingSchema,
  refused: refusedSchema,
  summary: summarySchema,
  viewer: viewerSchema,
  filter: filterSchema,
  list: listSchema,
  /** What screen readers say for the signs of drawings. */
  signs: each(['Ø', ...drawnSigns], text()),
  values: valuesSchema,
  insights: insightsSchema,
  exports: exportsSchema,
  /** The button that asks for the privacy receipt, and what is said where it cannot be made. */
  receipt: z.strictObject({ label: text(), failed: text() }),
  next: z.strictObject({ title: text(), text: text(), action: text() }),
})

export type ReaderWords = z.infer<typeof readerSchema>
