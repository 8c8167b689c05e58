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
  results: {
    protocol: 'JSON',
    messages: [
      ['out', 'POST /read'],
      ['back', 'pages[0].metadata'],
      ['back', 'pages[0].features'],
      ['back', 'pages[0].balloons.url'],
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
  errors: {
    protocol: 'RFC 9457',
    messages: [
      ['out', 'POST /read'],
      ['back', '429 Retry-After'],
      ['out', 'POST /read'],
      ['back', '422 "drawing-unclear"'],
    ],
  },
  clients: {
    protocol: 'SDK',
    messages: [
      ['out', 'client.submit(drawing)'],
      ['out', 'client.wait(job)'],
      ['back', 'pages[0].features'],
      ['out', 'client.download(file)'],
    ],
  },
  agents: {
    protocol: 'MCP',
    messages: [
      ['out', 'tools/list'],
      ['back', 'look_up_fit, …'],
      ['out', 'look_up_fit 50 H7'],
      ['back', '0 … +0.025 mm'],
    ],
  },
}
