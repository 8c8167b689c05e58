/** Bytes that the streams of a file may unpack to, pictures aside: many times what the largest drawings have. */
const mostUnpacked = 256_000_000
/** Streams of fewer bytes are not looked at: there are thousands in some files, and one unpacks to a thousand times as much. */
const leastPacked = 16_000
/** Characters before a stream among which its dictionary is looked for: none is longer. */
const longestHead = 1000

const latin1 = new TextDecoder('latin1')

/** The keyword before a stream. pdf.js skips whatever else stands on its line, and takes any line end. */
const streamBegin = /(?<!end)stream[^\r\n]{0,200}(?:\r\n?|\n)/g

/** What pdf.js unpacks only as far as its stated size needs, or never. */
const isUnread = /\/Subtype\s*\/Image\b|\/Type\s*\/(?:EmbeddedFile|3D)\b/

/**
 * Whether a file was made to exhaust memory: pdf.js keeps all that a stream unpacks to, several times over, and ends
 * with the tab. Here it is only counted. What a file can still hide (other filters, encryption) is bounded one by one by
 * `boundBuffers`.
 */
export async function isMadeToExhaust(bytes: Uint8Array, most = mostUnpacked): Promise<boolean> {
  const file = latin1.decode(bytes)
  let left = most
  for (const { 0: keyword, index } of file.matchAll(streamBegin)) {
    const head = file.slice(Math.max(0, index - longestHead), index)
    const dictionary = head.slice(head.lastIndexOf(' obj') + 1)
    const start = index + keyword.length
    const named = dictionary.match(/\/(?:FlateDecode|Fl)\b/g)?.length ?? 0
    // The name may be written with escapes, in another object, or far before the stream.
    const layers = Math.max(named, isDeflated(bytes, start) ? 1 : 0)
    if (layers === 0 || isUnread.test(dictionary)) continue
    if (layers === 1 && packedSize(file, index, dictionary) < leastPacked) continue
    left -= await unpackedSize(inPieces(bytes, start), layers, left)
    if (left < 0) return true
  }
  return false
}

/** Whether the first two bytes of a stream are those of deflated data (RFC 1950 2.2). */
function isDeflated(bytes: Uint8Array, start: number): boolean {
  const [method = 0, flags = 0] = bytes.subarray(start, start + 2)
  return (method & 15) === 8 && method >> 4 < 8 && (method * 256 + flags) % 31 === 0
}

/** The larger of the stated length and of what lies before the end that is found: a file may lie. */
function packedSize(file: string, index: number, dictionary: string): number {
  const stated = Number(/\/Length\s+(\d+)(?!\s+\d+\s+R)\b/.exec(dictionary)?.[1] ?? 0)
  const end = file.indexOf('endstream', index)
  return Math.max(stated, (end < 0 ? file.length : end) - index)
}

/** Bytes of a piece: they are handed over one by one, so that a stream which is given up is not copied as a whole. */
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

/** Bytes that a stream unpacks to; counting stops a little above `most`. Its end is not known: what follows is an error. */
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
    // The end of the stream was passed, or it is broken: what was counted until then holds.
  }
  return layers > 1 && size <= most
    ? unpackedSize(new Blob(parts).stream(), layers - 1, most)
    : size
}
