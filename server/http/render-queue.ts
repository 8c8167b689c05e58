import { performance } from 'node:perf_hooks'
import { createFairLine } from './fair-line.ts'

/** Thrown if too many pages are waiting, or a page has waited too long. */
export class RenderQueueFull extends Error {
  constructor() {
    super('Too many pages are waiting to be made')
    this.name = 'RenderQueueFull'
  }
}

interface RenderQueueOptions {
  /** Pages rendered at the same time. Rendering keeps a core busy, so more at once would each be slower. */
  readonly atOnce?: number
  /** Pages that may wait: two to three seconds of work. */
  readonly mostWaiting?: number
  /** A request that has waited longer is refused at its turn, if the line is long: most visitors have left by then. */
  readonly longestWaitMs?: number
  /** This many are rendered however long they have waited: a refusal would not make anybody’s wait shorter. */
  readonly shortLine?: number
  /** Most turns of the event loop between two pages, so that a crowd is let in while its pages are made. */
  readonly turnsBetween?: number
  /** A page that takes longer while the process is idle is waiting for the store: the next one may begin. */
  readonly holdMs?: number
}

/**
 * A new connection is accepted in one turn of the event loop and its request read in the next: with a page begun in each, a
 * cached page would wait for several. As many turns without another request end a crowd.
 */
const leastTurnsBetween = 3
/** Node accepts one connection in a turn: of a crowd so many are let in between two pages as come in this time. */
const longestBetweenMs = 10

/** A process that is busy for a larger share of the time is computing, not waiting. */
const busyShare = 0.5
/** A busy process lets the next page begin after this many times `holdMs`: it may compute something else. */
const mostHolds = 12

/** Who waits for what is made. */
interface Asker {
  /** Clients come in turns; those that are not known share one. */
  readonly client?: string | undefined
  /** Goes first and is never refused: there must be few such pages. */
  readonly isVital?: boolean
}

interface Turn {
  readonly begin: () => void
  readonly refuse: (error: Error) => void
  readonly since: number
}

/**
 * Renders a few pages at a time. Otherwise all pages requested at once would be rendered in one run, and until the last
 * was done no request would be answered, not even from the cache. Between two pages other requests are answered. Clients
 * that wait come in turns, and the one that asks for the most is the first to be refused: nobody can keep the others out.
 */
export function createRenderQueue({
  atOnce = 2,
  mostWaiting = 100,
  longestWaitMs = 5000,
  shortLine = 8,
  turnsBetween = 64,
  holdMs = 250,
}: RenderQueueOptions = {}) {
  const vital: Turn[] = []
  const waiting = createFairLine<Turn>()
  let running = 0
  let arrived = 0

  function leave(): void {
    const next = vital.shift() ?? nextInTime()
    if (next) next.begin()
    else running -= 1
  }

  function nextInTime(): Turn | undefined {
    const oldest = performance.now() - longestWaitMs
    let next = waiting.take()
    while (next && waiting.length >= shortLine && next.since < oldest) {
      next.refuse(new RenderQueueFull())
      next = waiting.take()
    }
    return next
  }

  /** Resolves when it is the caller's turn. */
  async function enter({ client = '', isVital = false }: Asker): Promise<void> {
    arrived += 1
    if (running < atOnce) {
      running += 1
      return
    }
    if (!isVital && waiting.length >= mostWaiting) {
      const other = waiting.makeRoom(client)
      if (!other) throw new RenderQueueFull()
      other.refuse(new RenderQueueFull())
    }
    await new Promise<void>((begin, refuse) => {
      const turn = { begin, refuse, since: performance.now() }
      if (isVital) vital.push(turn)
      else waiting.add(client, turn)
    })
  }

  return {
    /**
     * Makes a page when it is its turn.
     *
     * @throws RenderQueueFull
     */
    async run<Made>(make: () => Promise<Made>, asker: Asker = {}): Promise<Made> {
      await enter(asker)
      const end = holdTurn(holdMs, () => afterCrowd(turnsBetween, () => arrived, leave))
      try {
        return await make()
      } finally {
        end()
      }
    },
  }
}

/** Calls a function after some turns of the event loop, and while requests come after some more. */
function afterCrowd(most: number, arrived: () => number, then: () => void): void {
  const end = performance.now() + longestBetweenMs
  const wait = (turn: number, quietSince: number, before: number) => {
    const now = arrived()
    const quiet = now === before ? quietSince : turn
    const isOver = turn - quiet >= leastTurnsBetween || turn >= most || performance.now() >= end
    const isDue = turn >= leastTurnsBetween && isOver
    setImmediate(() => (isDue ? then() : wait(turn + 1, quiet, now)))
  }
  wait(1, 0, arrived())
}

/**
 * Holds a turn until the returned function is called, or until its page is found to wait. A page that computes for long
 * keeps it: were the next one begun meanwhile, all that wait would soon be made at once.
 */
function holdTurn(holdMs: number, release: () => void): () => void {
  let isHeld = true
  let limit: NodeJS.Timeout | undefined
  const end = () => {
    clearTimeout(limit)
    if (isHeld) release()
    isHeld = false
  }
  const hold = (left: number) => {
    const start = performance.eventLoopUtilization()
    limit = setTimeout(() => {
      const isBusy = performance.eventLoopUtilization(start).utilization > busyShare
      if (isBusy && left > 1) hold(left - 1)
      else end()
    }, holdMs)
  }
  hold(mostHolds)
  return end
}
