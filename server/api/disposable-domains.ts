import { emailDomain } from './email-address.ts'

let list: Promise<ReadonlySet<string>> | undefined

/** Loaded with the first trial request only: the list costs a megabyte that an idle server need not hold. */
async function loadList(): Promise<ReadonlySet<string>> {
  const { disposableEmailBlocklistSet } = await import('disposable-email-domains-js')
  return disposableEmailBlocklistSet()
}

/** Whether an address is one of a service that gives out throw-away mailboxes; below their domains, too. */
export async function isDisposable(email: string): Promise<boolean> {
  list ??= loadList()
  const domains = await list
  const labels = emailDomain(email)?.split('.') ?? []
  return labels.some((_, at) => at < labels.length - 1 && domains.has(labels.slice(at).join('.')))
}
