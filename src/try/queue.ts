interface QueueOptions<Item> {
  readonly workers: number
  /** Does one item, and deals with its failure itself. */
  run(item: Item, signal: AbortSignal, worker: number): Promise<void>
  /** Something began, ended, was paused or goes on. */
  onChange?(): void
}

/** Items that are done one after the other, by a few workers at once. */
export interface Queue<Item> {
  readonly isPaused: boolean
  /** Something is being done, or waits without a pause. */
  readonly isBusy: boolean
  add(items: readonly Item[]): void
  /** What has begun is done to its end. */
  pause(): void
  resume(): void
  /** Aborts what has begun, and returns what still waits. */
  stop(): Item[]
}

export function createQueue<Item>({ workers, run, onChange }: QueueOptions<Item>): Queue<Item> {
  let waiting: Item[] = []
  let isPaused = false
  let running = new AbortController()
  const free = Array.from({ length: workers }, (_, index) => index)

  function next(): void {
    while (!isPaused && free.length > 0 && waiting.length > 0) {
      const worker = free.shift() as number
      const item = waiting.shift() as Item
      run(item, running.signal, worker).finally(() => {
        free.push(worker)
        next()
      })
    }
    onChange?.()
  }

  return {
    get isPaused() {
      return isPaused
    },
    get isBusy() {
      return free.length < workers || (waiting.length > 0 && !isPaused)
    },
    add(items) {
      waiting.push(...items)
      next()
    },
    pause() {
      isPaused = true
      onChange?.()
    },
    resume() {
      isPaused = false
      next()
    },
    stop() {
      const left = waiting
      waiting = []
      isPaused = false
      running.abort()
      running = new AbortController()
      onChange?.()
      return left
    },
  }
}
