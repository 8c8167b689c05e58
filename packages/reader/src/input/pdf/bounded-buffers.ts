/**
 * Bytes of one buffer: the largest sheet in colours needs 580 million, and pdf.js doubles its buffers up to 512 MiB. The
 * next doubling takes the tab with it.
 */
export const mostBytes = 600_000_000

/** What pdf.js unpacks with. */
interface Scope {
  Uint8Array: Uint8ArrayConstructor
  DecompressionStream: typeof DecompressionStream
}

/**
 * Lets no stream of a file unpack to more than `most` bytes, whatever its filters are, and although the file is encrypted
 * or hides them from {@link isMadeToExhaust}. What is larger ends with a RangeError, which pdf.js takes for a broken file.
 *
 * @param scope the global object of the worker of pdf.js
 */
export function boundBuffers(scope: Scope, most = mostBytes): void {
  const tooLarge = () => new RangeError('A stream unpacks to more than any drawing')
  const Unpacker = scope.DecompressionStream
  // Instances stay what they were, so that nothing becomes slower but making one.
  scope.Uint8Array = new Proxy(scope.Uint8Array, {
    construct(bytes, given, made) {
      if (typeof given[0] === 'number' && given[0] > most) throw tooLarge()
      return Reflect.construct(bytes, given, made)
    },
  })
  scope.DecompressionStream = class extends Unpacker {
    override readonly readable: ReadableStream<Uint8Array<ArrayBuffer>>

    constructor(format: CompressionFormat) {
      super(format)
      let size = 0
      const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(part, controller) {
          size += part.length
          if (size > most) throw tooLarge()
          controller.enqueue(part)
        },
      })
      this.readable = super.readable.pipeThrough(counter)
    }
  }
}
