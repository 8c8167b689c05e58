import { secondsPerPage } from '../input/limits.ts'
import { noticeOf } from '../input/notice.ts'
import type { RefusalNotice } from './reader-client.ts'

/** Watches that no page takes longer than `secondsPerPage`. */
interface PageClock {
  /** A step on a page was done. Another page than before gets its own time; steps within one do not extend it. */
  reach(page: number): void
  /** Gives the page that is being read its whole time again. */
  restart(): void
  stop(): void
}

/** A clock that runs from now, for the opening of a file. `onLate` gets the reason that a visitor is told. */
export function startPageClock(onLate: (notice: RefusalNotice) => void): PageClock {
  let page = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const ring = () =>
    onLate(noticeOf({ reason: 'time-limit', seconds: secondsPerPage, page: page || null }))
  const restart = () => {
    clearTimeout(timer)
    timer = setTimeout(ring, secondsPerPage * 1000)
  }
  restart()
  return {
    reach(next) {
      if (next !== page) restart()
      page = next
    },
    restart,
    stop: () => clearTimeout(timer),
  }
}
