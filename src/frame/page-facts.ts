import type { BuildVersion } from '../updates/build-version.ts'

/** What the scripts of every page need to know from the server. */
export interface PageFacts {
  build: BuildVersion
  /** Where errors are reported, if anywhere; never set on a page that reads a visitor's own files. */
  sentryDsn?: string | undefined
}

/** Id of the data block that carries them. */
export const pageFactsId = 'page-facts'

/** Reads the facts of this page. */
export function pageFacts(): PageFacts {
  return JSON.parse(document.querySelector(`#${pageFactsId}`)?.textContent ?? '')
}
