import { z } from 'zod'
import { catalogueFaults } from '../../feasibility/catalogue-fault.ts'
import { reportColumns } from '../../feasibility/report-columns.ts'
import { archiveFaults } from '../../sample-set/archive-faults.ts'
import { each, rich, text } from '../parts/fields.ts'
import {
  callToActionSchema,
  headingParts,
  heroSchema,
  textSectionSchema,
} from '../parts/page-parts.ts'
import { seoSchema } from '../parts/seo.ts'

const rules = z.strictObject({
  ...headingParts,
  examples: text(),
  /** Where a number is not limited, and where a list is empty. */
  none: text(),
  yes: text(),
  no: text(),
  names: each(['acceptedNotes', 'finePitch', 'measured', 'allowed', 'denied'], text()),
  columns: z.strictObject({ rule: text(), limit: text() }),
  edit: text(),
  open: text(),
  yaml: text(),
  xlsx: text(),
  fileName: text(),
  share: text(),
  shared: text(),
  opened: text(),
  failed: text(),
})

const compare = z.strictObject({
  ...headingParts,
  before: text(),
  after: text(),
  hint: text(),
  submit: text(),
  openBefore: text(),
  waiting: text(),
  same: text(),
  columns: z.strictObject({ rule: text(), difference: text() }),
  /** `{name}` of the rule, `{from}` and `{to}` with their units. */
  changed: text(),
  /** `{name}` and `{value}`. */
  added: text(),
  removed: text(),
})

const run = z.strictObject({
  ...headingParts,
  choose: text(),
  samples: text(),
  drop: text(),
  clear: text(),
  /** Drawings that came from the builder of sample sets: `{count}`. */
  handed: text(),
  /** `{outcome}`, as somebody expected it. */
  expected: text(),
  agreement: each(['same', 'other', 'open'], text()),
  /** `{same}` of `{count}` drawings with an expected outcome. */
  agreeing: text(),
  archive: each(archiveFaults, text()),
  withoutScript: rich(),
  states: each(['waiting', 'reading'], text()),
  /** `{done}` of `{all}`. */
  progress: text(),
  /** `{max}`. */
  tooMany: text(),
  /** `{page}`. */
  sheet: text(),
  /** In place of a reason where there is none. */
  notRead: text(),
  /** In the report, in place of a verdict. */
  unreadFile: text(),
  partial: text(),
  /** Marks a finding whose callout may have been misread. */
  unsure: text(),
  /** `{x}` and `{y}` in mm. */
  place: text(),
  noPlace: text(),
  csv: text(),
  pdf: text(),
  reportName: text(),
  reportTitle: text(),
  summaryTitle: text(),
  columns: each([...reportColumns, 'place', 'failing'], text()),
})

/** Rules of a feasibility check as a file: written down, compared, run over drawings. */
export const tryRulesSchema = z.strictObject({
  seo: seoSchema,
  hero: heroSchema,
  rules,
  compare,
  run,
  faults: each(catalogueFaults, text()),
  format: z.strictObject({
    ...headingParts,
    exampleLabel: text(),
    yaml: text(),
    xlsx: text(),
  }),
  notes: textSectionSchema,
  callToAction: callToActionSchema,
})

type TryRulesCopy = z.infer<typeof tryRulesSchema>

/** What the moving part of the page says. */
export type RulesDeskCopy = Pick<TryRulesCopy, 'rules' | 'compare' | 'run' | 'faults'>
