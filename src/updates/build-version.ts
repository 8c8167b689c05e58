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

/**
 * Whether `offered` is another build and not known to be older: during a roll-out an older server may still answer, and a
 * time that cannot be read says nothing.
 */
export function isNewerBuild(offered: BuildVersion, running: BuildVersion): boolean {
  const isOlder = Date.parse(offered.buildTimestamp) < Date.parse(running.buildTimestamp)
  return offered.buildId !== running.buildId && !isOlder
}
