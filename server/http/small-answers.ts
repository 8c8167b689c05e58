import type { BuildInfo } from '../build-info.ts'

/** A generated text file: kept for an hour, then revalidated by tag. */
export function textFile(body: string): Response {
  return new Response(body, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  })
}

/** `/version.json`: compared with the build of an open page, so it must never be a stored one. */
export function versionAnswer(build: BuildInfo): Response {
  const { version, buildId, buildTimestamp } = build
  return unstoredJson(200, { version, buildId, buildTimestamp })
}

/** `/healthz`: for load balancers and orchestrators, says nothing but ready or not. */
export function healthAnswer(isReady: boolean): Response {
  return isReady ? unstoredJson(200, { status: 'ok' }) : unstoredJson(503, { status: 'not ready' })
}

function unstoredJson(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
    },
  })
}
