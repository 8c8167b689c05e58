import { generalClasses } from '@firstangle/drawings/standards'
import { labelKeys, sourceKeys, statementKeys, titleKeys, wordKeys } from '@firstangle/reader'
import { z } from 'zod'
import { each, text } from '../parts/fields.ts'

const source = z.strictObject({ name: text(), about: text() })

/** Words of what callouts mean: `content/callout.<en|de>.yaml`. Every key of the meanings has its words. */
export const calloutSchema = z.strictObject({
  titles: each(titleKeys, text()),
  /** A size of which only one limit is stated: `at most {value}`. */
  bounds: z.strictObject({ most: text(), least: text(), less: text(), more: text() }),
  /** Sentences with places for figures. */
  statements: each(statementKeys, text()),
  labels: each(labelKeys, text()),
  /** Standards by name, and what each rules. */
  sources: each(sourceKeys, source),
  words: each(wordKeys, text()),
  /** Classes of ISO 2768-1. */
  classes: each(generalClasses, text()),
  /** Columns of general tolerances; `angles` are the ranges of the shorter leg. */
  general: z.strictObject({
    class: text(),
    deviation: text(),
    range: text(),
    angles: z.array(text()).length(5),
  }),
})

export type CalloutCopy = z.infer<typeof calloutSchema>
