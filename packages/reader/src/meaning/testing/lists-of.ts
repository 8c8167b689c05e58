import type { Callout } from '../../callout.ts'
import { featureOf } from '../../responses/feature-of.ts'

/** The lists of a features response that these callouts stand in, as they travel. */
export function listsOf(
  callouts: readonly Callout[],
  confidence: number,
): Record<string, Record<string, unknown>[]> {
  const lists: Record<string, object[]> = {}
  callouts.forEach((callout, index) => {
    const { list, feature } = featureOf(callout, { referenceId: index + 1, confidence })
    lists[list] = [...(lists[list] ?? []), feature]
  })
  return JSON.parse(JSON.stringify(lists))
}
