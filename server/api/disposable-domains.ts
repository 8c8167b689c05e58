import { keepLoaded } from '../keep-loaded.ts'
import { emailDomain } from './email-address.ts'

/** Loaded on the first trial request: the list takes a megabyte that an idle server does not need. */
const list = keepLoaded(async (): Promise<ReadonlySet<string>> => {
  const { disposableEmailBlocklistSet } = await import('disposable-email-domains-js')
  return disposableEmailBlocklistSet()
})

/** Whether the domain of an address, or a domain above it, belongs to a service for throw-away mailboxes. */
export async function isDisposable(email: string): Promise<boolean> {
  const domains = await list()
  const labels = emailDomain(email)?.split('.') ?? []
  return labels.some((_, at) => at < labels.length - 1 && domains.has(labels.slice(at).join('.')))
}
