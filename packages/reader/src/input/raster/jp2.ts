import { type GreyImage, greyShade } from './grey-image.ts'
import { pictureHeaderOf } from './picture-header.ts'

/** The part of pdf.js' decoder (OpenJPEG in WebAssembly) that is used; it comes without types. */
interface JpxImage {
  readonly instance: {
    decode(bytes: Uint8Array): Promise<Uint8ClampedArray>
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
export async function unpackJp2(bytes: Uint8Array, wasm: Uint8Array): Promise<GreyImage> {
  const header = pictureHeaderOf(bytes, 'jp2')
  if (!header) throw new Error('No size is stated')
  const decoders: { JpxImage: JpxImage } =
    // @ts-expect-error pdf.js ships no types for this module.
    await import('pdfjs-dist/image_decoders/pdf.image_decoders.mjs')
  const { JpxImage } = decoders
  const getHandler = () => ({ sendWithPromise: async () => wasm })
  JpxImage.setOptions({ useWasm: true, useWorkerFetch: false, wasmUrl: '', getHandler })
  const samples = await JpxImage.instance.decode(bytes)
  const { width, height } = header
  const each = samples.length / (width * height)
  if (![1, 2, 3, 4].includes(each)) throw new Error('The samples do not fill the picture')
  return { width, height, pixels: greyOf(samples, each) }
}

/** Grey of samples in rows: one or two of grey and alpha, three or four of colours and alpha. */
function greyOf(samples: Uint8ClampedArray, each: number): Uint8Array {
  const pixels = new Uint8Array(samples.length / each)
  for (let at = 0; at < pixels.length; at += 1) {
    const from = at * each
    const red = samples[from] as number
    const isGrey = each < 3
    const green = isGrey ? red : (samples[from + 1] as number)
    const blue = isGrey ? red : (samples[from + 2] as number)
    pixels[at] = greyShade(red, green, blue)
  }
  return pixels
}
