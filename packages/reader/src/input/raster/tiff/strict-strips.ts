import type { IFD } from 'utif2'
import { type FaxKind, unpackFax } from './unpack-fax.ts'
import { unpackLzw } from './unpack-lzw.ts'
import { type Decompress, UTIF } from './utif.ts'

const stored = 1
const lzw = 5

const unpack = UTIF.decode._decompress

/**
 * Unpacks faxes and LZW in place of UTIF, which goes on for minutes or for ever where their data are damaged, and then
 * gives noise. What follows the unpacking, such as differences between pixels, stays with it.
 */
const unpackStrictly: Decompress = (directory, directories, data, start, length, ...rest) => {
  const [compression, target, targetStart, fillOrder, width, height] = rest
  const bytes = data.subarray(start, start + length)
  const stride = Math.ceil((bitsOf(directory) * width) / 8)
  // The last strip may hold fewer rows than the others.
  const rows = Math.min(height, Math.floor((target.length - targetStart) / stride))
  const kind = faxKind(compression, directory)
  let unpacked: Uint8Array | null = null
  if (kind) unpacked = unpackFax({ bytes, kind, isReversed: fillOrder === 2, width, height: rows })
  else if (compression === lzw) unpacked = unpackLzw(bytes, rows * stride)
  if (!unpacked) return unpack(directory, directories, data, start, length, ...rest)
  unpack(
    directory,
    directories,
    unpacked,
    0,
    unpacked.length,
    stored,
    target,
    targetStart,
    1,
    width,
    height,
  )
}

/**
 * Unpacks a page into its directory.
 *
 * @throws DamagedStripError, and what UTIF throws.
 */
export function unpackPage(bytes: Uint8Array, directory: IFD): void {
  // Here and not beside the import: bundlers leave out a module of which nothing is called.
  UTIF.decode._decompress = unpackStrictly
  UTIF.decodeImage(bytes.buffer as ArrayBuffer, directory)
}

function bitsOf(directory: IFD): number {
  return tagOf(directory, 258, 1) * tagOf(directory, 277, 1)
}

function faxKind(compression: number, directory: IFD): FaxKind | null {
  if (compression === 2) return 'runs'
  if (compression === 4) return 'group-4'
  if (compression !== 3) return null
  return (tagOf(directory, 292, 0) & 1) === 1 ? 'group-3-2d' : 'group-3'
}

function tagOf(directory: IFD, tag: number, usual: number): number {
  const value = directory[`t${tag}`]
  return Number((Array.isArray(value) ? value[0] : undefined) ?? usual)
}
