interface QueueOptions<Item> {
  readonly workers: number
  /** Processes one item, and handles its failure. */
  run(item: Item, signal: AbortSignal, worker: number): Promise<void>
  /** Called when an item starts or ends, and when the queue is paused or resumed. */
  onChange?(): void
}

/** A queue of items that a few workers process in order. */
interface Queue<Item> {
  readonly isPaused: boolean
  /** An item is being processed, or waits while the queue is not paused. */
  readonly isBusy: boolean
  add(items: readonly Item[]): void
  /** Items that have started run to their end. */
  pause(): void
  resume(): void
  /** Aborts items that have started, and returns those that still wait. */
  stop(): Item[]
}

/** Makes an empty queue. */
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
