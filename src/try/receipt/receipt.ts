import type { SentRequest, Traffic } from '@firstangle/reader/traffic'
import type { StorageFound } from './storage-found.ts'

/** A drawing that the receipt is about. */
export interface ReceiptSubject {
  readonly name: string
  /** Null where the file cannot be read any more. */
  readonly sha256: string | null
}

/** A file that was loaded; one entry even if it was loaded several times. */
interface ReceiptFile {
  /** Includes the query, because the query is sent to the server too. */
  readonly path: string
  readonly times: number
  /** Bytes transferred over the network in all loads together, as the browser reports them. */
  readonly transferred: number
  readonly size: number
}

/** Files of one server. */
export interface ReceiptOrigin {
  readonly origin: string
  readonly isOwn: boolean
  readonly files: readonly ReceiptFile[]
  readonly transferred: number
}

/** What a page has loaded, sent and kept, as far as it can tell. */
export interface Receipt {
  /** The own server first. Addresses within the browser, such as of downloads, are no server's. */
  readonly origins: readonly ReceiptOrigin[]
  readonly sent: readonly SentRequest[]
  readonly kept: StorageFound
  readonly isNothingSent: boolean
  /** Nothing was seen; a place that could not be asked for is in `kept` as null. */
  readonly isNothingKept: boolean
  readonly dropped: number
}

/** Puts together what was seen. Nothing is said that was not seen. */
export function receiptOf(traffic: Traffic, kept: StorageFound, own: string): Receipt {
  const addresses = traffic.loaded.flatMap((file) => {
    const url = URL.parse(file.url)
    return url && /^https?:$/.test(url.protocol) ? [{ ...file, url }] : []
  })
  const origins = [...Map.groupBy(addresses, ({ url }) => url.origin)]
    .map(([origin, files]) => originOf(origin, origin === own, files))
    .sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || (a.origin < b.origin ? -1 : 1))
  const places = Object.values(kept) as StorageFound['local'][]
  return {
    origins,
    sent: traffic.sent,
    kept,
    isNothingSent: traffic.sent.length === 0,
    isNothingKept: places.every((names) => names === null || names.length === 0),
    dropped: traffic.dropped,
  }
}

type LoadedFile = Omit<Traffic['loaded'][number], 'url'> & { readonly url: URL }

function originOf(origin: string, isOwn: boolean, loaded: readonly LoadedFile[]): ReceiptOrigin {
  const byPath = Map.groupBy(loaded, ({ url }) => url.pathname + url.search)
  const files = [...byPath].map(([path, same]) => ({
    path,
    times: same.length,
    transferred: sum(same.map(({ transferred }) => transferred)),
    size: Math.max(...same.map(({ size }) => size)),
  }))
  return { origin, isOwn, files, transferred: sum(files.map(({ transferred }) => transferred)) }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
