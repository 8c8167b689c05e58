export function findChromium(): string | undefined
export function findBrowser(): string | undefined

/** Keeps a browser from asking the network by itself. */
export const chromiumFlags: string[]
