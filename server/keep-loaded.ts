/**
 * Loads something when it is first asked for, and keeps it. A load that fails, as while the process has no file left to
 * open, is forgotten: the next call tries again.
 *
 * @example const list = keepLoaded(async () => (await import('./long-list.ts')).longList)
 */
export function keepLoaded<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}
