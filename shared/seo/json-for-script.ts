const escapes: Readonly<Record<string, string>> = Object.freeze({
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
})

/**
 * JSON that may stand inside a `<script>`: no `</script>` or `<!--` can end or open anything, and the two line
 * separators that older parsers reject are escaped. The only place where the site does this.
 */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (char) => escapes[char] ?? char)
}
