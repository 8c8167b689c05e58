/** What `/version.json` says (SPEC section 3 "Version info object"). */
export interface BuildVersion {
  version: string
  buildId: string
  buildTimestamp: string
}

/** Whether an unknown answer is a build version. */
export function isBuildVersion(value: unknown): value is BuildVersion {
  const { version, buildId, buildTimestamp } = (value ?? {}) as Record<string, unknown>
  return [version, buildId, buildTimestamp].every((field) => typeof field === 'string')
}

/** Whether `offered` is another build and no older one: during a roll-out an older server may still answer. */
export function isNewerBuild(offered: BuildVersion, running: BuildVersion): boolean {
  return (
    offered.buildId !== running.buildId &&
    Date.parse(offered.buildTimestamp) >= Date.parse(running.buildTimestamp)
  )
}
