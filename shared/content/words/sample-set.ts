import { z } from 'zod'
import {
  families,
  materialKinds,
  outcomes,
  sizeClasses,
  traitNames,
} from '../../sample-set/sample-set.ts'
import { each, text } from '../parts/fields.ts'

const purposes = ['quoting', 'feasibility'] as const

/** `{done}`, `{total}`, `{count}` are numbers. */
const readingSchema = z.strictObject({
  title: text(),
  progress: text(),
  paused: text(),
  stopped: text(),
  done: text(),
  pause: text(),
  resume: text(),
  stop: text(),
  readRest: text(),
  addFiles: text(),
  addFolder: text(),
  tooMany: text(),
  suited: text(),
  refused: text(),
  copies: text(),
  recognise: text(),
  recogniseNote: text(),
})

const tableSchema = z.strictObject({
  caption: text(),
  columns: each(['fileName', 'read', 'verdict'], text()),
  /** `{name}` of the file. */
  choose: text(),
  show: text(),
  shown: each(['all', 'suited', 'others', 'chosen'], text()),
  none: text(),
  phases: each(['waiting', 'reading', 'skipped'], text()),
  suited: text(),
  /** `{name}` of the other file. */
  copy: text(),
  remarks: each(
    ['alike', 'lettering', 'resolution-unknown', 'resolution-low', 'sheets', 'sheet-refused'],
    text(),
  ),
  oneSheet: text(),
  sheets: text(),
  vector: text(),
  scan: text(),
  mixed: text(),
  dpi: text(),
  noNumber: text(),
})

const traitsSchema = z.strictObject({
  names: each(traitNames, text()),
  unknown: text(),
  family: each(families, text()),
  material: each(materialKinds, text()),
  size: each(sizeClasses, text()),
})

const chooseSchema = z.strictObject({
  title: text(),
  purpose: text(),
  purposes: each(purposes, text()),
  how: text(),
  forMe: text(),
  none: text(),
  state: text(),
  few: text(),
  spread: text(),
  spreadNote: text(),
  all: text(),
  chosen: text(),
})

const entriesSchema = z.strictObject({
  title: each(purposes, text()),
  intro: each(purposes, text()),
  empty: text(),
  price: text(),
  currency: text(),
  outcome: text(),
  outcomes: each([...outcomes, 'none'], text()),
  note: text(),
  /** `{count}` drawings. */
  missing: each(purposes, text()),
  complete: text(),
  faults: each(['notANumber', 'negative', 'tooLarge'], text()),
  paste: z.strictObject({
    title: text(),
    label: text(),
    hint: each(purposes, text()),
    apply: text(),
    /** `{count}` lines were taken. */
    taken: text(),
    /** `{lines}` are numbers of lines. */
    unknown: text(),
    faulty: text(),
  }),
})

const saveSchema = z.strictObject({
  title: text(),
  intro: text(),
  neutral: text(),
  neutralNote: text(),
  redact: text(),
  redactNote: text(),
  zip: text(),
  key: text(),
  cancel: text(),
  /** `{done}` of `{total}`. */
  working: text(),
  cancelled: text(),
  /** `{name}` of the file, `{count}` drawings. */
  saved: text(),
  /** `{names}` of files that are not in the archive. */
  leftOut: text(),
  /** `{name}` of a file that cannot be read any more. */
  gone: text(),
  failed: text(),
  nothing: text(),
  faulty: text(),
  fileName: text(),
  keyName: text(),
  /** Leads to the page of rules, which takes the set over. */
  rules: text(),
  rulesNote: text(),
  bring: text(),
  bringNote: text(),
  kept: text(),
})

/** Words of the builder of sample sets in the browser: loaded when the first files are chosen. */
export const sampleSetSchema = z.strictObject({
  reading: readingSchema,
  table: tableSchema,
  traits: traitsSchema,
  choose: chooseSchema,
  entries: entriesSchema,
  save: saveSchema,
})

export type SampleSetWords = z.infer<typeof sampleSetSchema>
