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

/** `/version.json` (SPEC 7): compared with the build of an open page, so it must never be a stored one. */
export function versionAnswer(build: BuildInfo): Response {
  const { version, buildId, buildTimestamp } = build
  return unstoredJson({ version, buildId, buildTimestamp })
}

/** `/healthz`: for load balancers and orchestrators. The server listens only once it is ready, so to answer is enough. */
export function healthAnswer(): Response {
  return unstoredJson({ status: 'ok' })
}

function unstoredJson(body: unknown): Response {
  return new Response(JSON.stringify(body), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
    },
  })
}
