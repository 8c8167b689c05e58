import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'

const decoders = {
  zstd: zstdDecompressSync,
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (body: Buffer) => body,
}

/** A content coding that the site answers with. */
export type Coding = keyof typeof decoders

/** The text of a body that came in this coding. */
export function decodedText(body: Buffer, coding: Coding): string {
  return decoders[coding](body).toString()
}
