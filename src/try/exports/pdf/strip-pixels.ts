import type { StripPixels } from './redacted-pdf.ts'

/** Channels may differ by this much and still be grey: antialiasing and JPEG tint edges a little. */
const tint = 12

/** Packs RGBA pixels: grey when no pixel has a colour, so that a drawing takes a third of the space. */
export async function packPixels(
  rgba: Uint8ClampedArray,
  width: number,
  height: number,
): Promise<StripPixels> {
  const isColoured = hasColour(rgba)
  const raw = isColoured ? withoutAlpha(rgba) : greyOf(rgba)
  return { width, height, isColoured, compressed: await deflate(raw) }
}

function hasColour(rgba: Uint8ClampedArray): boolean {
  for (let index = 0; index < rgba.length; index += 4) {
    const [red = 0, green = 0, blue = 0] = [rgba[index], rgba[index + 1], rgba[index + 2]]
    if (Math.abs(red - green) > tint || Math.abs(green - blue) > tint) return true
  }
  return false
}

function withoutAlpha(rgba: Uint8ClampedArray): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array((rgba.length / 4) * 3)
  for (let from = 0, to = 0; from < rgba.length; from += 4) {
    bytes[to++] = rgba[from] ?? 0
    bytes[to++] = rgba[from + 1] ?? 0
    bytes[to++] = rgba[from + 2] ?? 0
  }
  return bytes
}

function greyOf(rgba: Uint8ClampedArray): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(rgba.length / 4)
  for (let index = 0; index < bytes.length; index += 1) bytes[index] = rgba[index * 4 + 1] ?? 0
  return bytes
}

/** With the header and checksum of zlib, as FlateDecode expects. */
async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
