/** The command was given wrongly. The message says what is wrong and what would be right; exit code 2. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'UsageError'
  }
}
