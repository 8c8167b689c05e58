import { inLanguage } from '../../shared/addresses/local-address.ts'
import { isLocale } from '../../shared/i18n/locale.ts'
import { storeLocale } from '../i18n/choice.ts'
import { isPlainClick } from '../navigation/plain-click.ts'
import { keepPlace } from './keep-place.ts'

/** Events that come before a link is followed, copied or opened in a tab. */
const intents = ['pointerover', 'touchstart', 'focusin', 'contextmenu'] as const

/**
 * Links to other languages lead to what the address bar says, keep the place on the page, and are remembered as a choice.
 * The page in the other language takes the place of this one in the history.
 */
export function linkLanguages(): void {
  for (const intent of intents) {
    document.addEventListener(intent, (event) => linkOf(event), { passive: true })
  }
  document.addEventListener('click', (event) => {
    const link = linkOf(event)
    if (!link || !isLocale(link.hreflang)) return
    storeLocale(link.hreflang)
    if (!isPlainClick(event)) return
    event.preventDefault()
    keepPlace(link)
    location.replace(link.href)
  })
}

function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = (target as Element).closest?.<HTMLAnchorElement>('a[hreflang]')
  if (!link || !isLocale(link.hreflang)) return undefined
  const { pathname, search, hash } = location
  link.href = inLanguage(pathname + search + hash, link.hreflang)
  return link
}
