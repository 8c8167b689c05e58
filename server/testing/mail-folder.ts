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
    for (let attempts = 0; attempts < 300; attempts += 1) {
      await this.#readNew()
      const token = this.#callTokens.get(address)
      if (token !== undefined) return token
      await wait(100)
    }
    throw new Error(`No mail about a call came to ${address}`)
  }

  /** All tokens there are now. */
  async callTokens(): Promise<string[]> {
    await this.#readNew()
    return [...this.#callTokens.values()]
  }

  async #readNew(): Promise<void> {
    for (const name of namesIn(this.#folder)) {
      if (this.#read.has(name) || !name.endsWith('.eml')) continue
      this.#read.add(name)
      const { text = '', to } = await PostalMime.parse(readFileSync(`${this.#folder}/${name}`))
      const link = text.split(/\s+/).find((word) => word.includes('/schedule-call?call='))
      const token = link && new URL(link).searchParams.get('call')
      const address = to?.[0]?.address
      if (token && address) this.#callTokens.set(address, token)
    }
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
