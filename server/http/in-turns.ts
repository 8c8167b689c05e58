/** So long at a time requests are begun, and so long at a time others are let in between. */
const defaultBudgetMs = 10
/** More are not begun in one go however quick they are: what they wait for comes in a later turn, of all at once. */
const mostInTurn = 16
/** A connection is accepted in one turn of the event loop and its request read in the next. */
const quietTurns = 2

/**
 * Begins work at once, unless enough has been begun in this turn of the event loop: then later, in order. What each request
 * of a crowd computes would else be computed in one turn, or before the next connection is accepted, for which Node takes
 * a turn each. So between two goes, turns without work let connections and requests in while they come, for as long as
 * a go may take.
 */
export function inTurns(budgetMs = defaultBudgetMs): (begin: () => void) => void {
  const line: (() => void)[] = []
  /** `idle`: nothing was asked for lately. `going`: work may begin. `listening`: it waits, and others are let in. */
  let state: 'idle' | 'going' | 'listening' = 'idle'
  let hasArrived = false
  let begun = 0
  let start = 0

  const spent = () => performance.now() - start

  function go(): void {
    state = 'going'
    begun = 0
    start = performance.now()
    const count = Math.min(line.length, mostInTurn)
    for (let at = 0; at < count; at += 1) setImmediate(beginNext, at === 0)
    setImmediate(endGo)
  }

  /**
   * Runs in an immediate of its own, so that what the one before has computed, in promises too, counts. What others compute
   * until the first does not: while they do much, nothing else would ever begin.
   */
  function beginNext(isFirst: boolean): void {
    if (isFirst) start = performance.now()
    if (isFirst || spent() < budgetMs) line.shift()?.()
  }

  function endGo(): void {
    if (line.length === 0 && spent() < budgetMs / 4) {
      state = 'idle'
      return
    }
    state = 'listening'
    letIn(performance.now() + budgetMs, 0)
  }

  function letIn(until: number, quietBefore: number): void {
    const quiet = hasArrived ? 0 : quietBefore + 1
    hasArrived = false
    if (quiet <= quietTurns && performance.now() < until) setImmediate(letIn, until, quiet)
    else if (line.length > 0) go()
    else state = 'idle'
  }

  return (begin) => {
    hasArrived = true
    if (state === 'idle') go()
    const isOpen = state === 'going' && line.length === 0
    const isEnough = begun >= mostInTurn || (begun > 0 && spent() >= budgetMs)
    if (!isOpen || isEnough) {
      line.push(begin)
      return
    }
    begun += 1
    begin()
  }
}
