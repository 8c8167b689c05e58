/** Asks again after a failure, and never again after a success; whoever asks meanwhile waits for the same answer. */
export function onceItWorks<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let known: Promise<Value> | undefined
  return () => {
    known ??= ask().catch((error: unknown) => {
      known = undefined
      throw error
    })
    return known
  }
}
