/** A stretch of a body. */
export interface BodyPiece {
  readonly bytes: Buffer
  /** The same bytes stand in other answers too: what is made of them is kept as long as they are. */
  readonly isShared?: boolean
}

/** A body in pieces: views of a page share most of theirs, so what is kept of a view is little more than what is its own. */
export class PiecedBody {
  readonly pieces: readonly BodyPiece[]

  constructor(pieces: readonly BodyPiece[]) {
    this.pieces = pieces
  }

  get byteLength(): number {
    return lengthOf(this.pieces)
  }

  /** Bytes that no other answer holds. */
  get ownLength(): number {
    return lengthOf(this.pieces.filter(({ isShared }) => !isShared))
  }

  /** All of it, in one piece. */
  whole(): Buffer {
    const [first, ...more] = this.pieces
    if (first && more.length === 0) return first.bytes
    return Buffer.concat(this.pieces.map(({ bytes }) => bytes))
  }
}

/** A body as pieces, whichever form it has. */
export const inPieces = (body: Buffer | PiecedBody): PiecedBody =>
  body instanceof PiecedBody ? body : new PiecedBody([{ bytes: body }])

/** A response whose pieces can be had as well. Its own body is put together when somebody reads it. */
export class PiecedResponse extends Response {
  readonly pieced: PiecedBody

  constructor(pieced: PiecedBody, init: ResponseInit) {
    super(streamOf(pieced), init)
    this.pieced = pieced
  }
}

function streamOf(pieced: PiecedBody): ReadableStream<Uint8Array> {
  const source: UnderlyingDefaultSource<Uint8Array> = {
    pull(controller) {
      controller.enqueue(pieced.whole())
      controller.close()
    },
  }
  return new ReadableStream(source, { highWaterMark: 0 })
}

const lengthOf = (pieces: readonly BodyPiece[]): number =>
  pieces.reduce((sum, { bytes }) => sum + bytes.byteLength, 0)
