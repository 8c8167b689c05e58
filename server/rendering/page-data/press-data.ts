import type { PressReleasesCopy } from '../../../shared/content/pages/press.ts'
import { plainText, type RichText } from '../../../shared/content/parts/fields.ts'
import { formatDate, formatNumber } from '../../../shared/i18n/format.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import type { PressReleasesData, ReleaseLengths } from '../../../src/pages/press/press-data.ts'
import { siteContext } from '../site-context.ts'
import { pageData } from './page-data.ts'

/** Copy, head, dates and lengths of the press releases in one language. */
export function pressReleasesData(locale: Locale): PressReleasesData {
  const data = pageData('press-releases', locale)
  const { releases, about } = data.copy
  return {
    ...data,
    releases: releases.map((copy) => ({
      copy,
      date: formatDate(copy.date, locale),
      lengths: releaseLengths(copy, about, locale),
    })),
    email: siteContext().content.site().contact.pressEmail,
  }
}

/** Characters with spaces, as editors count; the total has the title, too. */
export function releaseLengths(
  { title, lead, text }: PressReleasesCopy['releases'][number],
  about: PressReleasesCopy['about'],
  locale: Locale,
): ReleaseLengths {
  const body = text.map(charactersOf).reduce((sum, length) => sum + length, 0)
  const note = countCharacters(about.title) + charactersOf(about.text)
  const words = (length: number) => formatNumber(length, locale)
  return {
    lead: words(charactersOf(lead)),
    text: words(body),
    about: words(note),
    total: words(countCharacters(title) + charactersOf(lead) + body + note),
  }
}

/** Soft hyphens are no characters to a reader. */
const countCharacters = (text: string): number => text.replaceAll('\u00ad', '').length

const charactersOf = (nodes: RichText): number => countCharacters(plainText(nodes))
