/** An object of a PDF file: what is written in it, and the place of its stream. */
export interface PdfObject {
  readonly text: string
  /** First byte of the stream; null without one. */
  readonly stream: number | null
}

export type PdfObjects = ReadonlyMap<number, PdfObject>

/** Objects of more text say nothing of a font. */
const longest = 4000

const latin1 = new TextDecoder('latin1')

/**
 * The objects of a file by number, those packed in streams included. The file is scanned from its start, without its
 * cross-reference table: that is enough for a few dictionaries.
 */
export async function pdfObjects(bytes: Uint8Array): Promise<PdfObjects> {
  const file = latin1.decode(bytes)
  const objects = new Map<number, PdfObject>()
  for (const match of file.matchAll(/(?<!\d)(\d{1,7}) \d{1,5} obj\b/g)) {
    const start = match.index + match[0].length
    const head = file.slice(start, start + longest)
    const [text = ''] = /^[\s\S]*?(?=endobj|stream\r?\n)/.exec(head) ?? [head]
    const opening = /^stream\r?\n/.exec(head.slice(text.length))
    const stream = opening ? start + text.length + opening[0].length : null
    objects.set(Number(match[1]), { text, stream })
  }
  for (const object of [...objects.values()]) {
    if (!/\/Type\s*\/ObjStm\b/.test(object.text)) continue
    const data = await streamOf(bytes, objects, object)
    if (data) for (const [number, text] of packed(object.text, data)) objects.set(number, text)
  }
  return objects
}

function packed(head: string, data: Uint8Array): [number, PdfObject][] {
  const text = latin1.decode(data)
  const first = Number(/\/First\s+(\d+)/.exec(head)?.[1] ?? 0)
  const places = (text.slice(0, first).match(/\d+/g) ?? []).map(Number)
  const starts = places.filter((_, i) => i % 2 === 1)
  return starts.map((start, i): [number, PdfObject] => [
    places[2 * i] ?? 0,
    { text: text.slice(first + start, first + (starts[i + 1] ?? text.length)), stream: null },
  ])
}

/** No stream that is looked at holds more bytes, so that a hostile file ends. */
const mostBytes = 16_000_000

/** The bytes of an object's stream; null where they are packed in another way than usual, too many, or broken. */
export async function streamOf(
  bytes: Uint8Array,
  objects: PdfObjects,
  { text, stream }: PdfObject,
): Promise<Uint8Array | null> {
  const filter = /\/Filter[\s[]*\/(\w+)/.exec(text)?.[1]
  const predictor = /\/Predictor\s+(\d+)/.exec(text)?.[1] ?? '1'
  const length = lengthOf(objects, text)
  if (stream === null || predictor !== '1' || length === 0) return null
  const data = bytes.slice(stream, stream + length)
  if (filter === undefined) return data
  return filter === 'FlateDecode' ? inflated(data) : null
}

function lengthOf(objects: PdfObjects, text: string): number {
  const [, own, isElsewhere] = /\/Length\s+(\d+)(\s+\d+\s+R\b)?/.exec(text) ?? []
  if (own === undefined) return 0
  return Number(isElsewhere ? (objects.get(Number(own))?.text ?? 0) : own) || 0
}

async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = []
  let size = 0
  try {
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))
    // Not every browser iterates over streams.
    const reader = stream.getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length
      if (size > mostBytes) return null
      parts.push(part.value)
    }
  } catch {
    return null
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer())
}
