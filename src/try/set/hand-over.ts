import type { ExpectedOutcome } from '../../../shared/sample-set/sample-set.ts'

/** A drawing as one tab gives it to another: the browser passes on where the file is, not its content. */
export interface HandedDrawing {
  readonly name: string
  readonly file: File
  readonly expected: ExpectedOutcome | null
}

const asking = 'firstangle: drawings wanted'

interface DrawingsMessage {
  readonly kind: 'firstangle: drawings'
  readonly drawings: readonly HandedDrawing[]
}

/**
 * Gives drawings to every window of this site that asks, which is the tab that was opened from here, again after a reload.
 * Windows of other sites get no answer.
 */
export function handOver(drawings: () => readonly HandedDrawing[], signal: AbortSignal): void {
  addEventListener(
    'message',
    ({ source, origin, data }) => {
      if (origin !== location.origin || data !== asking) return
      const handing: DrawingsMessage = { kind: 'firstangle: drawings', drawings: drawings() }
      source?.postMessage(handing, { targetOrigin: origin })
    },
    { signal },
  )
}

/** Asks the tab that opened this one for its drawings. Without such a tab there are none. */
export function askForDrawings(
  take: (drawings: readonly HandedDrawing[]) => void,
  signal: AbortSignal,
): void {
  const opener = window.opener as Window | null
  if (!opener) return
  addEventListener(
    'message',
    ({ source, origin, data }) => {
      const isHanding = (data as Partial<DrawingsMessage> | null)?.kind === 'firstangle: drawings'
      if (source === opener && origin === location.origin && isHanding) take(data.drawings)
    },
    { signal },
  )
  opener.postMessage(asking, location.origin)
}
