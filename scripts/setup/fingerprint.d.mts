export const fingerprintFile: string
export function fingerprint(root: string, paths?: readonly string[]): string
export function isBuildCurrent(root: string): boolean
