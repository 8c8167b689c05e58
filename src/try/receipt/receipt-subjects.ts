import type { ReceiptSubject } from './receipt.ts'

/** Files with the hashes of their bytes, which anybody can make of the same file again. */
export function subjectsOf(
  files: readonly { readonly name: string; readonly blob: Blob }[],
): Promise<ReceiptSubject[]> {
  return Promise.all(files.map(async ({ name, blob }) => ({ name, sha256: await hashOf(blob) })))
}

/** Null where the browser does not hand out the file any more. */
async function hashOf(blob: Blob): Promise<string | null> {
  const bytes = await blob.arrayBuffer().catch(() => null)
  return bytes && sha256Of(bytes)
}

/** A hash of bytes in hexadecimal digits. */
export async function sha256Of(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
