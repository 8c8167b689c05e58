import { type GrayImage, writeGray } from './gray-image.ts'
import { pictureHeaderOf } from './picture-header.ts'

/** The part of pdf.js' decoder (OpenJPEG in WebAssembly) that is used; it comes without types. */
interface JpxImage {
  readonly instance: {
    decode(bytes: Uint8Array, options: { numComponents: number }): Promise<Uint8ClampedArray>
  }
  setOptions(options: {
    useWasm: boolean
    useWorkerFetch: boolean
    wasmUrl: string
    getHandler: () => { sendWithPromise: () => Promise<Uint8Array> }
  }): void
}

/**
 * Unpacks JPEG 2000 with the decoder of pdf.js.
 *
 * @param wasm The bytes of its `openjpeg.wasm`.
 */
export async function unpackJp2(bytes: Uint8Array, wasm: Uint8Array): Promise<GrayImage> {
  const header = pictureHeaderOf(bytes, 'jp2')
  if (!header) throw new Error('No size is stated')
  const decoders: { JpxImage: JpxImage } =
    // @ts-expect-error pdf.js ships no types for this module.
    await import('pdfjs-dist/image_decoders/pdf.image_decoders.mjs')
  const { JpxImage } = decoders
  const getHandler = () => ({ sendWithPromise: async () => wasm })
  JpxImage.setOptions({ useWasm: true, useWorkerFetch: false, wasmUrl: '', getHandler })
  const rgba = await JpxImage.instance.decode(bytes, { numComponents: 4 })
  const { width, height } = header
  if (rgba.length !== width * height * 4) throw new Error('The pixels do not fill the picture')
  const pixels = new Uint8Array(width * height)
  writeGray(rgba, pixels, 0)
  return { width, height, pixels }
}
