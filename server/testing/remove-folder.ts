import { rmSync } from 'node:fs'

/** Removes a folder and all in it. Programs that are just ending may still write there, so it is tried for some seconds. */
export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 9 })
}
