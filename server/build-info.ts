import { readFile } from 'node:fs/promises'
import { z } from 'zod'

/** The content of `/version.json` (SPEC 3): the update notice compares `buildId` and `buildTimestamp`. */
export interface BuildInfo {
  readonly version: string
  readonly buildId: string
  /** ISO 8601 instant of the build. */
  readonly buildTimestamp: string
}

const schema = z.object({
  version: z.string(),
  buildId: z.string().min(1),
  buildTimestamp: z.iso.datetime(),
})

/** Reads the file the build wrote; throws when it is missing or not a build's. */
export async function readBuildInfo(file: string): Promise<BuildInfo> {
  return schema.parse(JSON.parse(await readFile(file, 'utf8')))
}
