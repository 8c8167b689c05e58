/** A mistake in the command line; exit code 2. The message says what is wrong and what would be right. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'UsageError'
  }
}
