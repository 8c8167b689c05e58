import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import PostalMime from 'postal-mime'

/** For tests: the mails that a site without a mail server has written, as their readers have them. */
export class MailFolder {
  readonly #folder: string
  readonly #read = new Set<string>()
  /** Tokens of calls by the address of whom they were sent to; a later mail brings the same. */
  readonly #callTokens = new Map<string, string>()

  /** @param folder need not be there yet */
  constructor(folder: string) {
    this.#folder = folder
  }

  /** The token of the link in the mails about a call to this address, once there is one. */
  async callToken(address: string): Promise<string> {
    await this.#until(() => this.#callTokens.has(address), `about a call to ${address}`)
    return this.#callTokens.get(address) ?? ''
  }

  /** All tokens, once there are so many. */
  async callTokens(atLeast: number): Promise<string[]> {
    await this.#until(() => this.#callTokens.size >= atLeast, `about ${atLeast} calls`)
    return [...this.#callTokens.values()]
  }

  /** Waits while mails come in. */
  async #until(isThere: () => boolean, what: string): Promise<void> {
    let quiet = 0
    for (;;) {
      const read = await this.#readNew()
      if (isThere()) return
      quiet = read > 0 ? 0 : quiet + 1
      if (quiet === 300) throw new Error(`No mail came ${what}`)
      await wait(100)
    }
  }

  /** Gives how many there were. */
  async #readNew(): Promise<number> {
    const before = this.#read.size
    for (const name of namesIn(this.#folder)) {
      if (this.#read.has(name) || !name.endsWith('.eml')) continue
      this.#read.add(name)
      const { text = '', to } = await PostalMime.parse(readFileSync(`${this.#folder}/${name}`))
      const token = callTokenIn(text)
      const address = to?.[0]?.address
      if (token && address) this.#callTokens.set(address, token)
    }
    return this.#read.size - before
  }
}

/** The token of the first link to a call in the text of a mail. */
export function callTokenIn(text: string): string | null {
  const link = text.split(/\s+/).find((word) => word.includes('/schedule-call?call='))
  return link ? new URL(link).searchParams.get('call') : null
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
