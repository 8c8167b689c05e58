/** What `/version.json` says (SPEC section 3 "Version info object"). */
export interface BuildVersion {
  version: string
  buildId: string
  buildTimestamp: string
}

/**
 * Whether an answer of `/version.json` names another version or build that is not known to be older: during a roll-out an
 * older server may still answer, and a time that is missing or cannot be read says nothing.
 */
export function isNewerBuild(
  offered: Partial<BuildVersion> | null | undefined,
  running: BuildVersion,
): offered is BuildVersion {
  const names = ['version', 'buildId'] as const
  const isOther = names.some((name) => offered?.[name] && offered[name] !== running[name])
  return (
    isOther && !(Date.parse(offered?.buildTimestamp ?? '') < Date.parse(running.buildTimestamp))
  )
}
