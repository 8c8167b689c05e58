/**
 * Bodies of up to 64 kB that are read at a time: of all clients, 16 MB in total, and of one, which could otherwise block the
 * others.
 */
const mostBodies = { ofAll: 256, ofClient: 16 } as const

const bodiesOf = new Map<string, number>()
let allBodies = 0

/** Reserves a place for reading a body; returns what frees it, or the limit that is reached: the client's or the total. */
export function takeBodyPlace(client: string): (() => void) | 'client-full' | 'full' {
  const own = bodiesOf.get(client) ?? 0
  if (own >= mostBodies.ofClient) return 'client-full'
  if (allBodies >= mostBodies.ofAll) return 'full'
  bodiesOf.set(client, own + 1)
  allBodies += 1
  return () => {
    allBodies -= 1
    const left = (bodiesOf.get(client) ?? 1) - 1
    if (left === 0) bodiesOf.delete(client)
    else bodiesOf.set(client, left)
  }
}
