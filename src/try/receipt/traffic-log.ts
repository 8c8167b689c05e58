import { hearTraffic, type Traffic } from '@firstangle/reader/traffic'

/** The traffic of this page, and since when sending is watched. */
interface TrafficLog {
  readonly since: Date
  /** Everything up to now. */
  traffic(): Traffic
}

let log: TrafficLog | undefined

/** Starts to record traffic, once for each page: before the first file is read. */
export function startTrafficLog(): TrafficLog {
  log ??= openLog()
  return log
}

function openLog(): TrafficLog {
  const loaded: Traffic['loaded'][number][] = []
  const sent: Traffic['sent'][number][] = []
  let dropped = 0
  hearTraffic((news) => {
    loaded.push(...(news.loaded ?? []))
    sent.push(...(news.sent ?? []))
    dropped += news.dropped ?? 0
  })
  return { since: new Date(), traffic: () => ({ loaded, sent, dropped }) }
}
