import { localAddress } from '../../shared/addresses/local-address.ts'
import { documentLocale } from '../i18n/document-locale.ts'
import { pageFacts } from './page-facts.ts'

/**
 * Words that only a part of the page needs, loaded when it is opened, in the language of the page. They belong to the
 * build of the page: a server that runs another build refuses.
 *
 * @throws Error when the server does not give them
 */
export async function fetchWords<Words>(
  name: 'search' | 'reader' | 'set' | 'receipt' | 'terms',
): Promise<Words> {
  const address = localAddress(
    `/words/${name}.json?build=${pageFacts().build.buildId}`,
    documentLocale(),
  )
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`)
  return response.json()
}
