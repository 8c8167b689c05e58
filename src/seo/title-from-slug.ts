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
