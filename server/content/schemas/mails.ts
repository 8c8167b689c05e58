import { z } from 'zod'
import { text } from './fields.ts'

/** Words of the mails the site sends. */
export const mailsSchema = z.strictObject({ greeting: text() })

export type MailsCopy = z.infer<typeof mailsSchema>
