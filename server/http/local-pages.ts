/** Pages on which a visitor's own files are read: their policy lets nothing go to another host. */
const paths: ReadonlySet<string> = new Set(['/try'])

/** Whether a page's policy is `localPolicy` (`server/http/security-headers.ts`). */
export function isLocalPage(location: string): boolean {
  return paths.has(location.split('?', 1)[0] as string)
}
