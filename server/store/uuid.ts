import { randomBytes } from 'node:crypto'

let lastMs = -1
let counter = 0

/**
 * A UUID of version 7 (RFC 9562, 5.7): sorts by time and holds no personal data. Ids of one process also keep their order
 * within a millisecond, unlike those of Node's `randomUUIDv7`: 12 bits are a counter that starts in its lower half (6.2,
 * method 1), the other 62 bits are random.
 */
export function uuidV7(now: Date): string {
  const ms = now.getTime()
  const bytes = randomBytes(16)
  const fresh = bytes.readUInt16BE(6) & 0x7ff
  counter = ms === lastMs && counter < 0xfff ? counter + 1 : fresh
  lastMs = ms
  bytes.writeUIntBE(ms, 0, 6)
  bytes.writeUInt16BE(0x7000 | counter, 6)
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8)
  const hex = bytes.toString('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-')
}

/** When an id was made, as ISO 8601. Throws a RangeError for anything that is not a UUID of version 7. */
export function instantOfUuid(id: string): string {
  const match = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.exec(id)
  if (!match) throw new RangeError('Not a UUID of version 7')
  return new Date(Number.parseInt(`${match[1]}${match[2]}`, 16)).toISOString()
}
