import { z } from 'zod'
import { locales } from '../../../src/i18n/locale.ts'
import { text } from './fields.ts'

const group = z.strictObject({ en: z.array(text()).min(1), de: z.array(text()).min(1) })

/** Words that mean the same. One word in two groups would make all words of both the same, so it is a fault. */
export const synonymsSchema = z
  .strictObject({ groups: z.array(group).min(1) })
  .superRefine(({ groups }, context) => {
    const seen = new Map<string, number>()
    groups.forEach((names, at) => {
      for (const locale of locales) {
        names[locale].forEach((name, place) => {
          const known = seen.get(name.toLowerCase())
          if (known !== undefined && known !== at) {
            const path = ['groups', at, locale, place]
            context.addIssue({
              code: 'custom',
              path,
              message: `a word of no other group (it is in group ${known + 1})`,
            })
          }
          seen.set(name.toLowerCase(), at)
        })
      }
    })
  })
