/** The data of a strip does not follow its compression. */
export class DamagedStripError extends Error {
  constructor(what: string) {
    super(what)
    this.name = 'DamagedStripError'
  }
}

/** Takes bits from bytes, the highest first; `isReversed` where the lowest comes first (FillOrder 2). */
export class BitReader {
  readonly #bytes: Uint8Array
  readonly #isReversed: boolean
  /** Which bit comes next, counted from the first. */
  place = 0

  constructor(bytes: Uint8Array, isReversed = false) {
    this.#bytes = bytes
    this.#isReversed = isReversed
  }

  get isAtEnd(): boolean {
    return this.place >= this.#bytes.length * 8
  }

  /** @throws DamagedStripError behind the last bit. */
  bit(): number {
    const byte = this.#bytes[this.place >> 3]
    if (byte === undefined) throw new DamagedStripError('The data end too early')
    const shift = this.#isReversed ? this.place & 7 : 7 - (this.place & 7)
    this.place += 1
    return (byte >> shift) & 1
  }

  /**
   * Up to 16 bits as a number, where the highest bit comes first.
   *
   * @throws DamagedStripError behind the last bit.
   */
  number(bits: number): number {
    const bytes = this.#bytes
    const at = this.place >> 3
    const shift = 24 - (this.place & 7) - bits
    this.place += bits
    if (this.place > bytes.length * 8) throw new DamagedStripError('The data end too early')
    const three = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)
    return (three >> shift) & (2 ** bits - 1)
  }

  /** Goes on at the next whole byte. */
  align(): void {
    this.place = Math.ceil(this.place / 8) * 8
  }
}
