import { createIsomorphicFn } from '@tanstack/react-start'
import { prefersGerman } from '../i18n/choice.ts'
import { settledLocation } from './canonical-url.ts'
import { localAddress } from './local-address.ts'

/**
 * The address a client navigation should have gone to, if it is another one: the same rules as the
 * server's redirects, plus `lang=de` where a German page is left by a link without it (SPEC section 2).
 * On the server nothing is left to fix: the request was canonical when it came here.
 */
export const fixedAddress = createIsomorphicFn()
  .server((_href: string): string | undefined => undefined)
  .client((href: string): string | undefined => {
    const [address = '', hash] = href.split('#')
    const fixed = withLanguage(settledLocation(address))
    if (fixed === address) return undefined
    return hash ? `${fixed}#${hash}` : fixed
  })

function withLanguage(address: string): string {
  if (/[?&]lang=/.test(address) || !prefersGerman()) return address
  return localAddress(address, 'de')
}
