import { z } from 'zod'
import { text } from '../parts/fields.ts'

/** What each field means, by object type and property: one text for each of these keys, none too many. */
export function meaningsSchema(keys: readonly string[]) {
  const groups: Record<string, Record<string, z.ZodType<string>>> = {}
  for (const key of keys) {
    const [definition = '', property = ''] = key.split('.')
    groups[definition] = { ...groups[definition], [property]: text() }
  }
  return z.strictObject(
    Object.fromEntries(
      Object.entries(groups).map(([name, fields]) => [name, z.strictObject(fields)]),
    ) as Record<string, z.ZodType<Record<string, string>>>,
  )
}

/** The words of one field. Throws for a key without words, which the compiler refuses. */
export function meaningOf(fields: z.infer<ReturnType<typeof meaningsSchema>>, key: string): string {
  const [definition = '', property = ''] = key.split('.')
  const words = fields[definition]?.[property]
  if (!words) throw new Error(`No words say what ${key} means`)
  return words
}
