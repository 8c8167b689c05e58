import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { isTimeZone } from '../../shared/i18n/time-zone.ts'

/** What the inbox takes from content/site.yaml. */
export interface Office {
  /** IANA zone of the office, in which all times are shown. */
  readonly timeZone: string
  /** How long the privacy policy says that requests are kept, in months. */
  readonly retentionMonths: number
}

const siteFile = join(import.meta.dirname, '../../content/site.yaml')

/** Only what is needed here: a fault elsewhere in the file must not keep anybody from their requests. */
const schema = z.object({
  calls: z.object({ timeZone: z.string().refine(isTimeZone, 'is no IANA time zone') }),
  retention: z.object({ enquiryMonths: z.number().int().positive() }),
})

/** Reads content/site.yaml as it is now, built or not. Throws an Error of one line when a value is missing. */
export function readOffice(file = siteFile): Office {
  const result = schema.safeParse(parse(readFileSync(file, 'utf8')))
  if (!result.success) {
    const [issue] = result.error.issues
    throw new Error(`content/site.yaml: ${issue?.path.join('.')} ${issue?.message}`)
  }
  const { calls, retention } = result.data
  return { timeZone: calls.timeZone, retentionMonths: retention.enquiryMonths }
}
