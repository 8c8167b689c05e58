/**
 * Bodies that are read at a time: of all clients, 16 MB in total, and of one, which could otherwise block the others.
 */
const most = { ofAll: 256, ofClient: 16 } as const

const held = new Map<string, number>()
let all = 0

/** Gives back the place of a body. */
type ReleasePlace = () => void

/** Reserves a place for reading a body, or says which limit is reached: the client's or the total. */
export function takePlace(client: string): ReleasePlace | 'client-full' | 'full' {
  const own = held.get(client) ?? 0
  if (own >= most.ofClient) return 'client-full'
  if (all >= most.ofAll) return 'full'
  held.set(client, own + 1)
  all += 1
  return () => {
    all -= 1
    const left = (held.get(client) ?? 1) - 1
    if (left === 0) held.delete(client)
    else held.set(client, left)
  }
}
