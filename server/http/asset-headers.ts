import type { AssetFile } from './asset-index.ts'
import type { SecurityHeaders } from './security-headers.ts'
import type { HeaderList } from './stored-answer.ts'

/** Vite's names hold a hash of the content, so an address never changes its bytes. */
const hashedCaching = 'public, max-age=31536000, immutable'
/** Icons and the like: an hour old at most, then revalidated by tag. */
const plainCaching = 'public, max-age=3600'

/** Scripts of workers, by the names that `vite.config.ts` gives them: a worker has the policy of its own script. */
const workerScript = /^\/assets\/(?:reader|pdfjs)-worker-[\w-]+\.js$/

/** What every answer with this file carries, whatever its coding. */
export function assetHeaders(
  { urlPath, contentType, twins }: AssetFile,
  security: SecurityHeaders,
  styleHashes: readonly string[] = [],
): HeaderList {
  const isHashed = urlPath.startsWith('/assets/')
  const hasTwins = Object.keys(twins).length > 0
  const policy = workerScript.test(urlPath)
    ? security.workerPolicy
    : security.policy([], styleHashes)
  return [
    ['Content-Type', contentType],
    ['Cache-Control', isHashed ? hashedCaching : plainCaching],
    ...(hasTwins ? [['Vary', 'Accept-Encoding'] as const] : []),
    ['Content-Security-Policy', policy],
    ...security.fixed,
  ]
}
