import { geometricCharacteristics } from '@firstangle/drawings/responses'
import { z } from 'zod'
import { type ExampleId, exampleIds } from '../../feasibility/catalogue.ts'
import { type NumberKey, numberKeyList } from '../../feasibility/catalogue-keys.ts'
import { materialCategories } from '../../feasibility/catalogue-terms.ts'
import { alternatives, failReasons, passReasons, ruleIds } from '../../feasibility/finding.ts'
import { each, text } from '../parts/fields.ts'
import { headingParts, itemSchema } from '../parts/page-parts.ts'
import { useCaseSchema } from './use-case.ts'

/** A number field: what it asks for, in which unit. */
const fieldSchema = z.strictObject({ label: text(), unit: text() })

const formSchema = z.strictObject({
  title: text(),
  examples: z.strictObject({
    title: text(),
    names: each<ExampleId, z.ZodString>(exampleIds, text()),
  }),
  legends: z.strictObject({
    sizes: text(),
    threads: text(),
    corners: text(),
    gdnt: text(),
    materials: text(),
    surface: text(),
  }),
  fields: each<NumberKey, typeof fieldSchema>(numberKeyList, fieldSchema),
  /** Below the fields they explain. */
  hints: z.strictObject({ tolerance: text(), materials: text(), rz: text() }),
  finePitch: text(),
  /** `{note}` is the class of the general tolerance. */
  acceptNote: text(),
  material: text(),
  allowed: text(),
  denied: text(),
  errors: z.strictObject({
    empty: text(),
    notANumber: text(),
    negative: text(),
    /** `{max}` is the greatest accepted value. */
    tooLarge: text(),
    threadOrder: text(),
  }),
  /** Shown while a field is wrong. */
  stale: text(),
  submit: text(),
})

/** `{count}` is a number, `{name}` a drawing, `{checked}` and `{failed}` are numbers of callouts. */
const resultSchema = z.strictObject({
  title: text(),
  verdicts: z.strictObject({ pass: text(), fail: text() }),
  findings: z.strictObject({ none: text(), one: text(), many: text() }),
  /** `{name}` and `{number}` of the drawing shown. */
  sheet: text(),
  findingsTitle: text(),
  noFindings: text(),
  needsPerson: text(),
  alternative: text(),
  /** `{count}` is the balloon's number. */
  detail: text(),
  rulesTitle: text(),
  columns: z.strictObject({ rule: text(), verdict: text(), checked: text(), nearest: text() }),
  /** Status message for assistive technology: `{results}` lists the drawings. */
  announcement: text(),
})

const playgroundSchema = z.strictObject({
  ...headingParts,
  short: text(),
  form: formSchema,
  drawings: each(
    ['shaft', 'bracket', 'plate', 'cover'],
    z.strictObject({ short: text(), name: text(), alt: text() }),
  ),
  result: resultSchema,
  /** Names of what the responses name by code. */
  rules: each(ruleIds, text()),
  characteristics: each(geometricCharacteristics, text()),
  materials: each(materialCategories, text()),
  noMaterial: text(),
  /** Rationale: `{label}`, `{found}`, `{limit}` and the values of the finding. */
  reasons: each([...passReasons, ...failReasons], text()),
  alternatives: each(alternatives, text()),
  download: z.strictObject({ title: text(), csv: text(), json: text(), fileName: text() }),
  note: text(),
})

/** One answer as it comes back, on a detail of a sample drawing. */
const exampleSchema = z.strictObject({
  alt: text(),
  verdict: text(),
  lines: z.array(z.strictObject({ term: text(), text: text() })).min(3),
  caption: text(),
})

/** The feasibility page: a use case with four steps (SPEC section 2), a rule playground and what a catalogue is. */
export const feasibilitySchema = useCaseSchema.extend({
  uses: useCaseSchema.shape.uses.extend({ id: z.literal('what-it-checks') }),
  how: useCaseSchema.shape.how.extend({ steps: z.array(itemSchema).length(4) }),
  example: exampleSchema,
  /** Below the sheet with all its verdicts. */
  sheetCaption: text(),
  playground: playgroundSchema,
})

export type FeasibilityCopy = z.infer<typeof feasibilitySchema>
/** What the playground itself says; what only surrounds it stands in the page. */
export type PlaygroundCopy = Omit<
  FeasibilityCopy['playground'],
  'title' | 'short' | 'intro' | 'note'
>
