import type { AssetFile } from './asset-index.ts'

/** A kept file whose bytes have changed counts as gone from now on. */
export function requireWhole({ keeper }: AssetFile, file: string, sha256: string): void {
  if (keeper && !keeper.isWhole(file, sha256)) {
    throw Object.assign(new Error(`${file} is damaged`), { code: 'ENOENT' })
  }
}

/** Whether an error says that a file is no longer there, or no longer whole. */
export function isGone(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT'
}
