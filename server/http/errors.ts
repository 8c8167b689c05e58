import { problem } from './problem.ts'
import { isApiPath } from './settled-address.ts'

/** A short plain-text answer for requests no person sees in a browser: malformed, too long, wrong method. */
export function plainAnswer(
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(`${text}\n`, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
  })
}

/** Programs get problem details, people get the page frame; neither gets a word about the cause (ASVS 16.5.1). */
export function failureAnswer(path: string, requestId: string, shell: () => string): Response {
  if (isApiPath(path)) {
    return problem(500, 'Internal Server Error', { instance: `urn:uuid:${requestId}` })
  }
  return new Response(safeShell(shell), {
    status: 500,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      'X-Request-Id': requestId,
    },
  })
}

/** The shell of an error page, or plain HTML if rendering the shell fails too. */
function safeShell(shell: () => string): string {
  try {
    return shell()
  } catch {
    return defaultShell
  }
}

const defaultShell =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex">' +
  '<title>Something went wrong</title><h1>Something went wrong</h1>' +
  '<p>This page could not be shown. Try again in a moment, or go to the <a href="/">home page</a>.</p></html>'
