/**
 * Pages that tell of a moment: free times for a call. A copy is shown for this long at most; what this process books
 * itself shows at once (`App.forgetMoments`), and the store refuses a time that another process has given away.
 */
const freshForMs = 15_000

const paths: ReadonlySet<string> = new Set(['/schedule-call', '/data/pages/schedule-call.json'])

/** How long a kept copy of this address may be shown, in milliseconds; undefined means: until the restart. */
export function freshnessOf(location: string): number | undefined {
  return paths.has(location.split('?', 1)[0] as string) ? freshForMs : undefined
}
