/** `FA-` and two groups of four characters of Crockford's base 32 without I, L, O and U. */
const form = /^FA-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/

/** The reference an address names, if it has the form of one: nothing else from an address is shown. */
export function shownReference(reference: string | undefined): string | undefined {
  return reference !== undefined && form.test(reference) ? reference : undefined
}
