/** A path or address up to its query or fragment; group 1 is what stays. */
const address =
  /((?:[a-z][a-z0-9+.-]{0,30}:\/\/[^\s?#"'<>()]+|(?<![^\s"'(=])\/[^\s?#"'<>()]*))[?#][^\s"'<>)]*/gi
/** A query or fragment that stands alone, such as a quoted `location.search`. */
const looseQuery = /[?&#][\w%.[\]~-]+=[^\s"'<>)]*/g
const mailAddress = /[^\s@"'<>()=:/]+@[^\s@"'<>()]+\.[a-z]{2,}/gi
/** Telephone, account and customer numbers; line and status numbers are shorter. */
const longNumber = /\+?\d(?:[ ()./-]{0,2}\d){6,}/g
const shortestTypedText = 3
/** A message says what it has to say early; the patterns above are slow on endless ones. */
const longestText = 1000

/** An address without user, query and fragment: what a report may say about where something happened. */
export function bareAddress(url: string): string {
  return (url.split(/[?#]/, 1)[0] as string).replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/@]*@/i, '$1')
}

/**
 * Text made by a program, without what a person may have put into it: queries, mail addresses, long
 * numbers, and whatever stands in a form field at this moment.
 *
 * @example scrubText('GET /a?q=me failed for jo@x.example', []) // 'GET /a failed for [mail]'
 */
export function scrubText(text: string, typed: readonly string[]): string {
  const withoutTyped = typed
    .filter((value) => value.length >= shortestTypedText)
    .reduce((left, value) => left.replaceAll(value, '[typed]'), text)
  return withoutQueries(withoutTyped.slice(0, longestText))
    .replace(mailAddress, '[mail]')
    .replace(longNumber, '[number]')
}

/** Text whose addresses have lost query and fragment; all else verbatim. */
export function withoutQueries(text: string): string {
  if (!/[?&#]/.test(text)) return text
  return text.replace(address, '$1').replace(looseQuery, '')
}
