/** A file that the browser has loaded for a page or a worker, as its Resource Timing says. */
export interface LoadedFile {
  readonly url: string
  /** Of the body as it came over the line; 0 where it came from the browser's cache, or the browser does not say. */
  readonly transferred: number
  /** Of the body when unpacked; 0 where the browser does not say. */
  readonly size: number
}

/** Something that was sent, or could be sent, beside asking for files. */
export interface SentRequest {
  /** The method of HTTP, or what kind of connection was opened. */
  readonly method: string
  readonly url: string
  /** Of the body; null where it is unknown. */
  readonly bytes: number | null
}

/** What a page and its workers have loaded and sent. */
export interface Traffic {
  readonly loaded: readonly LoadedFile[]
  readonly sent: readonly SentRequest[]
  /** Entries that the browser did not keep. */
  readonly dropped: number
}

/** What is watched: a window or the global scope of a worker. */
export type WatchedScope = Partial<
  Pick<typeof globalThis, 'fetch' | 'XMLHttpRequest' | 'navigator' | 'PerformanceObserver'>
> &
  object

/** Ways to send that are no single request; whoever opens one may send through it. */
const connections = ['WebSocket', 'EventSource', 'WebTransport', 'RTCPeerConnection']

/** Tells of every file that is loaded in a scope, before and from now on, and of whatever is sent from now on. */
export function watchTraffic(scope: WatchedScope, tell: (news: Partial<Traffic>) => void): void {
  const sent = (method: string, url: unknown, body?: unknown) =>
    tell({ sent: [{ method: method.toUpperCase(), url: String(url), bytes: sizeOf(body) }] })
  watchFetch(scope, sent)
  watchXhr(scope, sent)
  watchBeacon(scope, sent)
  for (const name of connections) watchConnection(scope as Record<string, unknown>, name, sent)
  watchLoading(scope, tell)
}

type Sent = (method: string, url: unknown, body?: unknown) => void

const isAsking = (method: string) => /^(?:GET|HEAD)$/i.test(method)

function watchFetch(scope: WatchedScope, sent: Sent): void {
  const { fetch } = scope
  if (!fetch) return
  scope.fetch = (input, init) => {
    const request = typeof input === 'object' && 'method' in input ? input : undefined
    const method = init?.method ?? request?.method ?? 'GET'
    if (!isAsking(method)) sent(method, request?.url ?? input, init?.body ?? request?.body)
    return fetch.call(scope, input, init)
  }
}

function watchXhr({ XMLHttpRequest: Xhr }: WatchedScope, sent: Sent): void {
  if (!Xhr) return
  const asked = new WeakMap<XMLHttpRequest, readonly [method: string, url: string | URL]>()
  const { open, send } = Xhr.prototype
  Xhr.prototype.open = function (this: XMLHttpRequest, ...given: Parameters<typeof open>) {
    asked.set(this, [given[0], given[1]])
    return open.apply(this, given)
  } as typeof open
  Xhr.prototype.send = function (body) {
    const [method, url] = asked.get(this) ?? ['GET', '']
    if (!isAsking(method)) sent(method, url, body ?? undefined)
    return send.call(this, body)
  }
}

function watchBeacon({ navigator }: WatchedScope, sent: Sent): void {
  if (!navigator || !('sendBeacon' in navigator)) return
  const sendBeacon = navigator.sendBeacon.bind(navigator)
  navigator.sendBeacon = (url, data) => {
    sent('POST', url, data ?? undefined)
    return sendBeacon(url, data)
  }
}

function watchConnection(scope: Record<string, unknown>, name: string, sent: Sent): void {
  const Connection = scope[name]
  if (typeof Connection !== 'function') return
  scope[name] = new Proxy(Connection, {
    construct(target, given, newTarget) {
      sent(name, typeof given[0] === 'object' ? '' : (given[0] ?? ''), null)
      return Reflect.construct(target, given, newTarget)
    },
  })
}

function watchLoading(
  { PerformanceObserver: Observer }: WatchedScope,
  tell: (news: Partial<Traffic>) => void,
): void {
  if (!Observer) return
  const onEntries = (
    list: PerformanceObserverEntryList,
    _observer: unknown,
    options?: { readonly droppedEntriesCount?: number },
  ) => {
    const entries = list.getEntries() as PerformanceResourceTiming[]
    tell({ loaded: entries.map(loadedFile), dropped: options?.droppedEntriesCount ?? 0 })
  }
  // Workers have no navigation entry.
  const types = ['navigation', 'resource'].filter((type) =>
    Observer.supportedEntryTypes.includes(type),
  )
  for (const type of types) new Observer(onEntries).observe({ type, buffered: true })
}

const loadedFile = (entry: PerformanceResourceTiming): LoadedFile => ({
  url: entry.name,
  transferred: entry.transferSize > 0 ? entry.encodedBodySize : 0,
  size: entry.decodedBodySize,
})

/** Bytes of a body; null for a form or a stream, which only the browser counts. */
function sizeOf(body: unknown): number | null {
  if (body === undefined) return 0
  if (typeof body === 'string' || body instanceof URLSearchParams) {
    return new TextEncoder().encode(String(body)).length
  }
  if (body instanceof Blob) return body.size
  return body instanceof ArrayBuffer || ArrayBuffer.isView(body) ? body.byteLength : null
}

const isWorker = typeof document === 'undefined'

/** Names a page among others of the site that are open; its workers have it as theirs, and theirs again. */
export const trafficName: string = isWorker
  ? String((globalThis as { name?: unknown }).name ?? '')
  : `traffic-${Math.random().toString(36).slice(2)}`

/** Tells the page that started this worker, or the one that started that, of its traffic. */
export function reportTraffic(): void {
  const channel = new BroadcastChannel(trafficName)
  watchTraffic(globalThis, (news) => channel.postMessage(news))
}

/** The traffic of this page and of all its workers, as they report it. */
export function hearTraffic(tell: (news: Partial<Traffic>) => void): void {
  watchTraffic(globalThis, tell)
  const channel = new BroadcastChannel(trafficName)
  channel.onmessage = ({ data }: MessageEvent<Partial<Traffic>>) => tell(data)
}
