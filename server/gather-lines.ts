const blockLength = 32 * 1024
const longestWaitMs = 1000

/**
 * Passes lines on in blocks, or after a second: to write each by itself would cost more than to answer a request from the
 * cache, and pino's destination measures all it holds at each line.
 */
export function gatherLines(passOn: (block: string) => void) {
  let gathered: string[] = []
  let length = 0
  let timer: NodeJS.Timeout | undefined

  function pass(): void {
    clearTimeout(timer)
    timer = undefined
    if (length > 0) passOn(gathered.join(''))
    gathered = []
    length = 0
  }

  function add(line: string): void {
    gathered.push(line)
    length += line.length
    if (length >= blockLength) pass()
    else timer ??= setTimeout(pass, longestWaitMs).unref()
  }

  return { add, pass }
}
