import type { Locale } from '../i18n/locale.ts'

/**
 * Title made from a slug: split on hyphens and capitalised (SPEC section 2, knowledge-base and blog slugs).
 *
 * `titleFromSlug('read-general-tolerances')` -> `Read General Tolerances`
 */
export function titleFromSlug(slug: string): string {
  return slug
    .split('-')
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

const slugOf = /^\/(?:blog|knowledge-base)\/([^/]+)$/

/**
 * What `<title>` says of a page. For blog and knowledge-base slugs the English title is made from the slug (SPEC
 * section 2); a slug is English, so German pages keep their heading.
 */
export function documentTitle(path: string, heading: string, locale: Locale): string {
  const slug = slugOf.exec(path)?.[1]
  return slug && locale === 'en' ? titleFromSlug(slug) : heading
}
