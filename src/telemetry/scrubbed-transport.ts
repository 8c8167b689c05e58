import { type BrowserOptions, makeFetchTransport } from '@sentry/browser'
import { scrubRecording, scrubReplayEvent } from './scrub-replay.ts'

type MakeTransport = NonNullable<BrowserOptions['transport']>
type Envelope = Parameters<ReturnType<MakeTransport>['send']>[0]
type Item = Envelope[1][number]

/** The last check before anything is sent: only errors, scrubbed replay segments and counts of dropped events pass. */
export const makeScrubbedTransport: MakeTransport = (options) => {
  const transport = makeFetchTransport(options)
  return {
    flush: (timeout) => transport.flush(timeout),
    send: (envelope) => {
      const items = (envelope[1] as Item[]).flatMap(scrubbedItem)
      if (items.length === 0) return Promise.resolve({})
      return transport.send([envelope[0], items] as Envelope)
    },
  }
}

function scrubbedItem(item: Item): Item[] {
  const [header, payload] = item
  switch (header.type) {
    case 'event':
    case 'client_report':
      return [item]
    case 'replay_event':
      return [[header, scrubReplayEvent(payload as object)] as unknown as Item]
    case 'replay_recording': {
      const recording = scrubRecording(payload as string | Uint8Array)
      const length = new TextEncoder().encode(recording).length
      return [[{ ...header, length }, recording] as Item]
    }
    default:
      return []
  }
}
