import type { FeedbackPage } from '../../../shared/forms/forms.ts'

/** A line of an exchange, from the program (`out`) or back to it (`back`). */
export type Message = readonly [way: 'out' | 'back', words: string]

interface Exchange {
  /** The protocol, in the title block of the drawing. */
  protocol: string
  messages: readonly Message[]
}

/** What a guide is about, in the words of the contract: a program on the left, the API on the right. */
export const exchanges: Partial<Record<FeedbackPage, Exchange>> = {
  integration: {
    protocol: 'HTTPS',
    messages: [
      ['out', 'GET /health-check'],
      ['back', '200 { status: "ok" }'],
      ['out', 'POST /read'],
      ['back', '200 { pages: [ … ] }'],
    ],
  },
  jobs: {
    protocol: 'HTTPS',
    messages: [
      ['out', 'Prefer: respond-async'],
      ['back', '202 Location'],
      ['out', 'GET 200 "reading"'],
      ['back', 'webhook "job.done"'],
    ],
  },
}
