/** Forms of codes on drawings, and the kind of each, named as in a group of synonyms. */
const kinds: readonly (readonly [RegExp, string])[] = [
  // H14, js14, zb9: ISO 286
  [/^(?:[a-hj-np-z]|js|cd|ef|fg|z[abc])(?:1[0-8]|[1-9])$/, 'fit'],
  [/^m\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)?$/, 'thread'],
  // 1.2379, and 1.431 as the term of 1.4310
  [/^1\.\d{3,4}$/, 'werkstoffnummer'],
  // S355J2, P265GH; 42CrMo4, X5CrNi18-10, C60E
  [/^(?:[sep]\d{3}[a-z]\w*|x?\d{1,3}(?:cr|mn|ni|si|mo)\w*|c\d{2}[er]?)$/, 'material'],
]

/** Status codes of HTTP. Beside other words such a number may be anything, such as the steel 410. */
const statusCode = /^(?:40\d|41[0-8]|42[1-9]|431|451|50[0-8]|51[01])$/

/**
 * The kind of a code that no text contains: somebody who asks for `H14` wants to read about fits, and for `402` alone about
 * the errors of an interface.
 */
export function kindOfCode(code: string, isAlone = false): string | undefined {
  if (isAlone && statusCode.test(code)) return 'statuscode'
  return kinds.find(([form]) => form.test(code))?.[1]
}

/** Whether a code has the form of a tolerance class of ISO 286: `js6`. */
export const isFitCode = (code: string): boolean => kindOfCode(code) === 'fit'
