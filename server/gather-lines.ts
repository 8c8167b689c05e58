const blockLength = 32 * 1024
const longestWaitMs = 1000

/**
 * Passes lines on in blocks, at the latest after a second. Writing each line by itself would cost more than answering a
 * request from the cache.
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
