/**
 * Keeps values up to a number of bytes; the least recently read leave first. The size of a value may grow after it was
 * kept (a page gets its compressed forms on demand): `grow` tells.
 */
export class ByteLru<Value> {
  readonly #maxBytes: number
  readonly #entries = new Map<string, { readonly value: Value; bytes: number }>()
  #bytes = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  get bytes(): number {
    return this.#bytes
  }

  get size(): number {
    return this.#entries.size
  }

  /** The value, now the most recently read. */
  get(key: string): Value | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    // A Map keeps the order of insertion: inserting again moves the key to the end.
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.value
  }

  set(key: string, value: Value, bytes: number): void {
    this.delete(key)
    this.#entries.set(key, { value, bytes })
    this.#bytes += bytes
    this.#evict()
  }

  /** Accounts for `bytes` more in a value that is still kept. */
  grow(key: string, value: Value, bytes: number): void {
    const entry = this.#entries.get(key)
    if (entry?.value !== value) return
    entry.bytes += bytes
    this.#bytes += bytes
    this.#evict()
  }

  /** Forgets a value, if it is kept. */
  delete(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0
    this.#entries.delete(key)
  }

  #evict(): void {
    for (const key of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) return
      this.delete(key)
    }
  }
}
