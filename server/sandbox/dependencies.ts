import type { Facts } from '../../shared/content/facts.ts'
import type { SandboxCopy } from '../../shared/content/words/sandbox.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import type { RateLimit } from '../api/rate-limit.ts'
import type { SiteEnv } from '../http/steps.ts'
import type { RememberedKeys } from './idempotency.ts'

/** What the sandbox needs from outside. */
export interface SandboxDependencies {
  /** Origin of the site, in all addresses that answers name. */
  readonly siteUrl: string
  readonly trustProxy: boolean
  readonly now: () => Date
  readonly limits: Facts['sandbox']
  readonly words: (locale: Locale) => Pick<SandboxCopy, 'errors'>
  /** Counts the requests of a client. */
  readonly rateLimit: RateLimit
}

/** The dependencies, and what one instance of the sandbox keeps between requests. */
export type SandboxTools = SandboxDependencies & { readonly keys: RememberedKeys }

export type SandboxEnv = SiteEnv & { Variables: { client: string } }
