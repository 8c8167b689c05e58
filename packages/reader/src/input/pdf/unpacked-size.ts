/** Bytes that the streams of a file may unpack to, pictures aside: many times what the largest drawings have. */
const mostUnpacked = 256_000_000
/** Streams of fewer bytes are not looked at: there are thousands in some files, and one unpacks to a thousand times as much. */
const leastPacked = 16_000
/** Dictionaries of streams have less text. */
const longestHead = 1000

const latin1 = new TextDecoder('latin1')

/** What pdf.js unpacks only as far as its stated size needs, or never. */
const isUnread = /\/Subtype\s*\/Image\b|\/Type\s*\/(?:EmbeddedFile|3D)\b/

/**
 * Whether a file was made to exhaust memory: pdf.js keeps all that a stream unpacks to, several times over, and ends
 * with the tab. Here it is only counted.
 */
export async function isMadeToExhaust(bytes: Uint8Array, most = mostUnpacked): Promise<boolean> {
  const file = latin1.decode(bytes)
  let left = most
  for (const { 0: keyword, index } of file.matchAll(/(?<!end)stream\r?\n/g)) {
    const head = file.slice(Math.max(0, index - longestHead), index)
    const dictionary = head.slice(head.lastIndexOf(' obj') + 1)
    const layers = dictionary.match(/\/(?:FlateDecode|Fl)\b/g)?.length ?? 0
    if (layers === 0 || isUnread.test(dictionary)) continue
    if (layers === 1 && packedSize(file, index, dictionary) < leastPacked) continue
    left -= await unpackedSize(inPieces(bytes, index + keyword.length), layers, left)
    if (left < 0) return true
  }
  return false
}

/** Both the stated length and the end that is found count: a file may lie. */
function packedSize(file: string, index: number, dictionary: string): number {
  const stated = Number(/\/Length\s+(\d+)(?!\s+\d+\s+R)\b/.exec(dictionary)?.[1] ?? 0)
  const end = file.indexOf('endstream', index)
  return Math.max(stated, (end < 0 ? file.length : end) - index)
}

/** Bytes of a piece, of which no more are handed over than are asked for. */
const pieceBytes = 65_536

/** The bytes of a file from a place on. */
function inPieces(bytes: Uint8Array, start: number): ReadableStream<BufferSource> {
  let at = start
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.slice(at, at + pieceBytes))
      at += pieceBytes
    },
  })
}

/** Bytes of what begins here, up to a little more than `most`; what follows its end is an error that ends it. */
async function unpackedSize(
  packed: ReadableStream<BufferSource>,
  layers: number,
  most: number,
): Promise<number> {
  const reader = packed.pipeThrough(new DecompressionStream('deflate')).getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  try {
    while (size <= most) {
      const { done, value } = await reader.read()
      if (done) break
      size += value.length
      if (layers > 1) parts.push(value)
    }
    reader.cancel().catch(() => undefined)
  } catch {
    // Its end, or a broken one.
  }
  return layers > 1 && size <= most
    ? unpackedSize(new Blob(parts).stream(), layers - 1, most)
    : size
}
