import { emailDomain } from './email-address.ts'

let list: Promise<ReadonlySet<string>> | undefined

/** Loaded on the first trial request: the list takes a megabyte that an idle server does not need. */
async function loadList(): Promise<ReadonlySet<string>> {
  const { disposableEmailBlocklistSet } = await import('disposable-email-domains-js')
  return disposableEmailBlocklistSet()
}

/** Whether the domain of an address, or a domain above it, belongs to a service for throw-away mailboxes. */
export async function isDisposable(email: string): Promise<boolean> {
  list ??= loadList()
  const domains = await list
  const labels = emailDomain(email)?.split('.') ?? []
  return labels.some((_, at) => at < labels.length - 1 && domains.has(labels.slice(at).join('.')))
}
