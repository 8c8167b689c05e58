/** How many drawings a run can still take, counted here because several drops may come before React renders again. */
interface RunRoom {
  /** Aborted when the run is cleared: files still being unpacked for it are dropped. */
  readonly signal: AbortSignal
  /** Takes the first items that there is room for, and returns them. */
  take<Item>(items: readonly Item[]): readonly Item[]
  clear(): void
}

/** Room for `most` items. */
export function createRunRoom(most: number): RunRoom {
  let room = most
  let run = new AbortController()
  return {
    get signal() {
      return run.signal
    },
    take(items) {
      const taken = items.slice(0, room)
      room -= taken.length
      return taken
    },
    clear() {
      room = most
      run.abort()
      run = new AbortController()
    },
  }
}
