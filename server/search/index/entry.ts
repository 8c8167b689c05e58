/** Fields of a document in the order of its entry. */
export const fields = ['title', 'heading', 'keywords', 'body'] as const

export type FieldName = (typeof fields)[number]

/** A document as a list of numbers: the lengths of its fields, then their terms; scoring reads nothing else. */
export type Entry = Uint32Array

/** Marks a number that stands where the one before it stands: the part of a standard, a group of synonyms. */
export const furtherBit = 0x80000000

/** Separates two keywords in an entry. No word of a text is a comma. */
export const pauseTerm = ','

/** Stands at the end of a name for each of its filler words, such as `who`. */
export function fillerTerm(word: string): string {
  return `_${word}`
}

/** Packs a document: the lengths of its fields, in the order of {@link fields}, then the numbers of their terms. */
export function encodeEntry(lengths: readonly number[], numbers: Uint32Array): Uint8Array {
  const entry = new Uint32Array(lengths.length + numbers.length)
  entry.set(lengths)
  entry.set(numbers, lengths.length)
  return new Uint8Array(entry.buffer)
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
