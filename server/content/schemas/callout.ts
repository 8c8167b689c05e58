import { z } from 'zod'
import {
  labelKeys,
  sourceKeys,
  statementKeys,
  titleKeys,
  wordKeys,
} from '../../../src/reader/meaning/keys.ts'
import { text } from './fields.ts'

/** Words of what callouts mean: `content/callout.<en|de>.yaml`. Every key of the meanings has its words. */
export const calloutSchema = z.strictObject({
  titles: z.record(z.enum(titleKeys), text()),
  /** Sentences with places for figures. */
  statements: z.record(z.enum(statementKeys), text()),
  labels: z.record(z.enum(labelKeys), text()),
  /** Standards by name, and what each rules. */
  sources: z.record(z.enum(sourceKeys), z.strictObject({ name: text(), about: text() })),
  words: z.record(z.enum(wordKeys), text()),
  /** Classes of ISO 2768-1. */
  classes: z.strictObject({ f: text(), m: text(), c: text(), v: text() }),
  /** Columns of general tolerances; `angles` are the ranges of the shorter leg. */
  general: z.strictObject({
    class: text(),
    deviation: text(),
    range: text(),
    angles: z.array(text()).length(5),
  }),
})

export type CalloutCopy = z.infer<typeof calloutSchema>
