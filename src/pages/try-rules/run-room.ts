/** What a run can still take. It is counted here, since several drops may come before the page is drawn again. */
export interface RunRoom {
  /** Ends when the run is cleared: what is unpacked for it until then is no longer wanted. */
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
