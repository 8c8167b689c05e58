import { reportsErrors } from '../telemetry/start-error-reporting.ts'

/**
 * Before a page for a visitor's own files is shown: a document that reports errors keeps the policy it came with, and a
 * recording of what happens in it. The page is then asked for as a document of its own, with a policy of its own.
 */
export async function ownDocument({ preload }: { preload: boolean }): Promise<void> {
  if (preload || !reportsErrors()) return
  // The address is the new page's already; what waits here goes away with this document.
  location.reload()
  await new Promise(() => {})
}
