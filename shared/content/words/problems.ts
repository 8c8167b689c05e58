import { z } from 'zod'
import { text } from '../parts/fields.ts'

const details = {
  'malformed-body': text(),
  'malformed-key': text(),
  'foreign-origin': text(),
  'link-invalid': text(),
  method: text(),
  taken: text(),
  'calls-full': text(),
  'key-reused': text(),
  'call-changed': text(),
  'call-over': text(),
  'link-expired': text(),
  'too-large': text(),
  'media-type': text(),
  'content-coding': text(),
  'faulty-fields': text(),
  'too-many': text(),
  unavailable: text(),
}

/** Why the API refuses something: extension `code` of its problem details. */
export type ProblemCode = keyof typeof details

/** Words of the API's problem details. */
export const problemsSchema = z.strictObject({
  details: z.strictObject(details),
  range: z.strictObject({ from: text(), to: text(), timeZone: text() }),
  /** `limit` with `{max}`. */
  search: z.strictObject({ detail: text(), q: text(), lang: text(), limit: text() }),
})

export type ProblemsCopy = z.infer<typeof problemsSchema>
