import { reportsErrors } from '../telemetry/start-error-reporting.ts'
import { reloadAsDocument } from './reload-as-document.ts'

/**
 * Before a page for a visitor's own files is shown: a document that reports errors keeps the policy it came with, and a
 * recording of what happens in it. The page is then asked for as a document of its own, with a policy of its own.
 */
export async function ownDocument({ preload }: { preload: boolean }): Promise<void> {
  if (preload || !reportsErrors()) return
  await reloadAsDocument()
}
