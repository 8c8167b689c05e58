import { z } from 'zod'
import { type Locale, locales } from '../../i18n/locale.ts'
import { href, text } from '../parts/fields.ts'

const group = z.strictObject({ en: z.array(text()).min(1), de: z.array(text()).min(1) })

const place = z.strictObject({ href: href(), en: z.array(text()), de: z.array(text()) })

type Names = Readonly<Record<Locale, readonly string[]>>

/**
 * Words that mean the same, and other names for places of the site. A word in two groups would merge the groups, and
 * one name for two places would be ambiguous: both are faults.
 */
export const synonymsSchema = z
  .strictObject({ groups: z.array(group).min(1), places: z.array(place) })
  .superRefine(({ groups, places }, context) => {
    const report = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message })
    for (const { path, known } of repeatedNames(groups, (name) => name)) {
      report(['groups', ...path], `a word of no other group (it is in group ${known + 1})`)
    }
    for (const { path, known } of repeatedNames(places, (name, locale) => `${locale} ${name}`)) {
      report(['places', ...path], `a name of no other place (it is one of ${places[known]?.href})`)
    }
  })

/** Names that an earlier entry has, too; names are compared by `keyOf`. */
function repeatedNames(entries: readonly Names[], keyOf: (name: string, locale: Locale) => string) {
  const seen = new Map<string, number>()
  const found: { path: (string | number)[]; known: number }[] = []
  entries.forEach((names, at) => {
    for (const locale of locales) {
      names[locale].forEach((name, index) => {
        const key = keyOf(name.toLowerCase(), locale)
        const known = seen.get(key)
        if (known !== undefined && known !== at) found.push({ path: [at, locale, index], known })
        seen.set(key, at)
      })
    }
  })
  return found
}
