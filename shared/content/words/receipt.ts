import { z } from 'zod'
import { each, text } from '../parts/fields.ts'

/** Words of the privacy receipt: loaded when somebody asks for it. */
export const receiptSchema = z.strictObject({
  title: text(),
  /** `{date}`, `{time}` */
  made: text(),
  /** `{time}` since which sending is watched. */
  since: text(),
  /** `{version}` and `{number}` of the build. */
  build: text(),
  print: text(),
  subjects: z.strictObject({
    title: text(),
    name: text(),
    hash: text(),
    /** The file cannot be read any more. */
    unknown: text(),
    none: text(),
  }),
  loaded: z.strictObject({
    title: text(),
    intro: text(),
    own: text(),
    other: text(),
    file: text(),
    transferred: text(),
    size: text(),
    /** `{count}` times */
    times: text(),
    cached: text(),
    /** `{count}` files, `{size}` */
    total: text(),
    /** `{count}` entries that the browser did not keep. */
    dropped: text(),
  }),
  sent: z.strictObject({
    title: text(),
    nothing: text(),
    some: text(),
    method: text(),
    address: text(),
    bytes: text(),
    unknown: text(),
  }),
  kept: z.strictObject({
    title: text(),
    nothing: text(),
    some: text(),
    places: each(['local', 'session', 'cookies', 'databases', 'caches'], text()),
    empty: text(),
    unknown: text(),
  }),
  limits: z.strictObject({ title: text(), points: z.array(text()).min(1) }),
  check: z.strictObject({ title: text(), points: z.array(text()).min(1) }),
})

export type ReceiptWords = z.infer<typeof receiptSchema>
