export function findChromium(env?: Record<string, string | undefined>): string | undefined
export function findBrowser(env?: Record<string, string | undefined>): string | undefined
export function getChromium(): Promise<string>

/** Keeps a browser from asking the network by itself. */
export const chromiumFlags: string[]
