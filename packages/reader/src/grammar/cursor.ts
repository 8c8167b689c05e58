/** A place in a line of text that moves on as its parts are recognised. */
export class Cursor {
  readonly text: string
  at = 0

  constructor(text: string) {
    this.text = text
  }

  /** Behind the blank, if one is next. */
  skipBlank(): void {
    while (this.text[this.at] === ' ') this.at += 1
  }

  isAtEnd(): boolean {
    this.skipBlank()
    return this.at >= this.text.length
  }

  /** What a sticky expression matches here (a blank may precede); null, and no move, where it does not. */
  take(pattern: RegExp): RegExpExecArray | null {
    const start = this.at
    this.skipBlank()
    pattern.lastIndex = this.at
    const match = pattern.exec(this.text)
    if (match) this.at += match[0].length
    else this.at = start
    return match
  }

  /** As `take`, without moving. */
  sees(pattern: RegExp): boolean {
    const start = this.at
    const found = this.take(pattern) !== null
    this.at = start
    return found
  }

  /** Whether what stands before this place matches. */
  follows(pattern: RegExp): boolean {
    return pattern.test(this.text.slice(0, this.at))
  }

  /** The result of a reading that goes back to where it began when it yields nothing. */
  attempt<T>(read: (cursor: Cursor) => T | null): T | null {
    const start = this.at
    const result = read(this)
    if (result === null) this.at = start
    return result
  }
}
