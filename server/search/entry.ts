/** Fields of a document in the order of its entry. */
export const fields = ['title', 'heading', 'keywords', 'body'] as const

export type FieldName = (typeof fields)[number]

/** One term at a place of a text. */
export interface PlacedTerm {
  id: number
  /** Stands at the same place as the one before: the part of a standard, a group of synonyms. */
  isFurther: boolean
}

/** A document as a list of numbers: the lengths of its fields, then their terms; scoring reads nothing else. */
export type Entry = Uint32Array

const furtherBit = 0x80000000

/** Packs the fields of a document, in the order of {@link fields}. */
export function encodeEntry(texts: readonly (readonly PlacedTerm[])[]): Uint8Array {
  const numbers = Uint32Array.from([
    ...texts.map((text) => text.length),
    ...texts.flatMap((text) => text.map(({ id, isFurther }) => (isFurther ? id + furtherBit : id))),
  ])
  return new Uint8Array(numbers.buffer)
}

/** The entry in a blob of the database. */
export function entryOf(blob: Uint8Array): Entry {
  const isAligned = blob.byteOffset % 4 === 0
  const { buffer, byteOffset, byteLength } = isAligned ? blob : Uint8Array.from(blob)
  return new Uint32Array(buffer as ArrayBuffer, byteOffset, byteLength / 4)
}

/** The term of a number in an entry. */
export function termId(number: number): number {
  return number & 0x7fffffff
}

/** Whether a number in an entry stands where the one before it stands. */
export function isFurther(number: number): boolean {
  return number >= furtherBit
}

/** A term's number as a token of the full-text tables: letters and digits only. */
export function matchToken(id: number): string {
  return `t${id.toString(36)}`
}
