import { byteLimit } from '../limits.ts'
import { type Refusal, RefusedError } from '../refusal.ts'
import { EngineMissingError } from './engine-files.ts'

/**
 * Bytes of a file that a page has given to its worker.
 *
 * @throws RefusedError for one that is too large, before it is taken into memory, and for one that the browser does not
 * hand out, which is no fault of ours.
 */
export async function bytesOfFile(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  if (file.size > byteLimit) {
    throw new RefusedError({ reason: 'too-large', bytes: file.size, limit: byteLimit })
  }
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch (error) {
    throw new RefusedError({ reason: 'unreadable' }, { cause: error })
  }
}

/** Why a file was not read. Bugs are reported to the console; a refusal is the ordinary result for a bad file. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof RefusedError) return error.refusal
  if (error instanceof EngineMissingError) return { reason: 'engine-missing' }
  console.error(error)
  return { reason: 'failed' }
}
