import type { IFD } from 'utif2'

/** Numbers of the tags that are read, by the names that TIFF 6.0 gives them. */
const tagNumbers = {
  newSubfileType: 254,
  imageWidth: 256,
  imageLength: 257,
  bitsPerSample: 258,
  compression: 259,
  photometricInterpretation: 262,
  fillOrder: 266,
  stripOffsets: 273,
  samplesPerPixel: 277,
  rowsPerStrip: 278,
  stripByteCounts: 279,
  xResolution: 282,
  t4Options: 292,
  resolutionUnit: 296,
  tileWidth: 322,
  tileLength: 323,
  tileOffsets: 324,
  tileByteCounts: 325,
} as const

export type TagName = keyof typeof tagNumbers

/** Values of the tag `compression` that are looked at. */
export const compressions = { runs: 2, group3: 3, group4: 4, lzw: 5, jpeg: 7 }

/** Whether a directory says anything of a tag. */
export const hasTag = (directory: IFD, name: TagName): boolean =>
  directory[`t${tagNumbers[name]}`] !== undefined

/** The first number of a tag; 0 where the directory has none. */
export function numberOf(directory: IFD, name: TagName): number {
  const [first] = valuesOf(directory, name)
  // Rational numbers come as pairs.
  return (Array.isArray(first) ? first[0] / first[1] : Number(first)) || 0
}

/** All numbers of a tag, such as the offsets of the strips. */
export function numbersOf(directory: IFD, name: TagName): number[] {
  return valuesOf(directory, name).map(Number)
}

function valuesOf(directory: IFD, name: TagName): unknown[] {
  const value: unknown = directory[`t${tagNumbers[name]}`]
  if (value === undefined) return []
  return Array.isArray(value) || ArrayBuffer.isView(value) ? [...(value as unknown[])] : [value]
}

/** A directory, or a part of one, of tags by their names. */
export const directoryOf = (tags: Partial<Record<TagName, readonly number[]>>): IFD =>
  Object.fromEntries(
    Object.entries(tags).map(([name, values]) => [`t${tagNumbers[name as TagName]}`, values]),
  ) as unknown as IFD
