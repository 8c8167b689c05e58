export function findChromium(): string | undefined
export function findBrowser(): string | undefined
export function getChromium(): Promise<string>

/** Keeps a browser from asking the network by itself. */
export const chromiumFlags: string[]
