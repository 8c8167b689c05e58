/** An RFC 9457 answer. Never stored: what was wrong may be right a moment later. */
export function problem(
  status: number,
  title: string,
  more: Readonly<Record<string, unknown>> = {},
  headers: Readonly<Record<string, string>> = {},
): Response {
  const body = JSON.stringify({ type: 'about:blank', title, status, ...more })
  return new Response(body, {
    status,
    headers: {
      'Content-Type': 'application/problem+json; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
  })
}
