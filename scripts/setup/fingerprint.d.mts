export const fingerprintFile: string
export function fingerprint(root: string): string
export function isBuildCurrent(root: string): boolean
