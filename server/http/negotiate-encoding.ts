import { Negotiator } from 'negotiator'
import { headerReader } from './header-reader.ts'

/** A content coding this server can send. */
export type Coding = 'zstd' | 'br' | 'gzip' | 'identity'

/** At equal weight the first one wins that an answer has. */
const codings: readonly Coding[] = ['zstd', 'br', 'gzip', 'identity']

/**
 * The codings a client accepts, best first (RFC 9110 12.5.3). Always ends in something sendable: where a client refuses
 * everything it gets identity, because the RFC prefers an answer to 406. Malformed items count as not said.
 *
 * @example acceptedCodings('gzip;q=0.5, br') // ['br', 'gzip', 'identity']
 */
export const acceptedCodings = headerReader<readonly Coding[]>(readCodings, ['identity'])

function readCodings(header: string): readonly Coding[] {
  // An old name of gzip (RFC 9110 8.4.1.3).
  const spelled = header.toLowerCase().replaceAll('x-gzip', 'gzip')
  const negotiator = new Negotiator({ headers: { 'accept-encoding': spelled } })
  const accepted = negotiator.encodings(codings, { preferred: codings })
  // The newest coding: many clients that accept `*` do not know it.
  const known = spelled.includes('zstd') ? accepted : accepted.filter((one) => one !== 'zstd')
  return known.length > 0 ? known : ['identity']
}
