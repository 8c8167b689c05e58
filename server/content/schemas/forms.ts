import { z } from 'zod'
import { text } from './fields.ts'

/** Words of the forms: labels, hints, and what is wrong with a field. */
export const formsSchema = z.strictObject({ optional: text() })

export type FormsCopy = z.infer<typeof formsSchema>
