import { createHash } from 'node:crypto'

/** SHA-256 over plain data. */
export function hashOf(data: unknown): string {
  return createHash('sha256').update(JSON.stringify(data)).digest('hex')
}
