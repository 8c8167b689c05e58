/** Pages on which a visitor's own files are read. */
const paths: ReadonlySet<string> = new Set(['/try'])

/**
 * Whether a visitor's own files are read on a page: its policy lets nothing go to another host (`localPolicy` in
 * `server/http/security-headers.ts`), and its errors are not reported.
 */
export function isLocalPage(location: string): boolean {
  return paths.has(location.split('?', 1)[0] as string)
}
