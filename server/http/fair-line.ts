/** Turns in which clients alternate, however many of them one has asked for. */
interface FairLine<Turn> {
  readonly length: number
  add(client: string, turn: Turn): void
  /** The turn that is next. */
  take(): Turn | undefined
  /** Takes the last turn of the client who has the most of them, if another with one more would still have fewer. */
  makeRoom(client: string): Turn | undefined
}

/** A line in which nobody waits. */
export function createFairLine<Turn>(): FairLine<Turn> {
  /** Of each client, in the order in which clients come next; none is empty. */
  const lines = new Map<string, Turn[]>()
  let length = 0

  function left(client: string, line: readonly Turn[], turn: Turn | undefined): Turn | undefined {
    length -= 1
    if (line.length === 0) lines.delete(client)
    return turn
  }

  return {
    get length() {
      return length
    },
    add(client, turn) {
      length += 1
      const line = lines.get(client)
      if (line) line.push(turn)
      else lines.set(client, [turn])
    },
    take() {
      const [next] = lines
      if (!next) return undefined
      const [client, line] = next
      // Behind all others.
      lines.delete(client)
      lines.set(client, line)
      return left(client, line, line.shift())
    },
    makeRoom(client) {
      const [longest, line] = [...lines].reduce(
        (most, each) => (each[1].length > most[1].length ? each : most),
        ['', []] as [string, Turn[]],
      )
      if ((lines.get(client)?.length ?? 0) + 1 >= line.length) return undefined
      return left(longest, line, line.pop())
    },
  }
}
