/** Waking the thread that writes costs as much as some hundred lines: this many bytes are a thousand. */
const blockLength = 128 * 1024
const longestWaitMs = 1000

/**
 * Buffers lines and writes them in blocks, at the latest after a second. Writing each line of the log by itself would
 * cost more than answering a request from the cache.
 */
export function createLineBuffer(write: (block: string) => void) {
  let lines: string[] = []
  let length = 0
  let timer: NodeJS.Timeout | undefined

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    if (length > 0) write(lines.join(''))
    lines = []
    length = 0
  }

  function add(line: string): void {
    lines.push(line)
    length += line.length
    if (length >= blockLength) flush()
    else timer ??= setTimeout(flush, longestWaitMs).unref()
  }

  return { add, flush }
}
