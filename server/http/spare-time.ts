/** By then the visitor whose request caused the task has received the page and its files. */
const defaultDelayMs = 10_000

/**
 * Runs tasks in the background, one at a time and in order, each no sooner than `delayMs` after it was added.
 * Waiting tasks do not keep the process from ending.
 *
 * @param onError called for a task that failed; the others go on
 */
export function spareTime(onError: (error: unknown) => void, delayMs = defaultDelayMs) {
  let last = Promise.resolve()
  return (task: () => Promise<void>): void => {
    const start = () => {
      last = last.then(task).catch(onError)
    }
    setTimeout(start, delayMs).unref()
  }
}
