import { localAddress } from '../../shared/addresses/local-address.ts'
import { type Locale, locales } from '../../shared/i18n/locale.ts'
import { Uncached } from '../islands/cached.tsx'
import { useShownPage } from '../navigation/shown-page.tsx'
import { Flag } from './flag.tsx'

const languageNames: Record<Locale, string> = { en: 'English', de: 'Deutsch' }

/**
 * Real links to this page in each language, named in their own language (WCAG 3.1.2). `frame/languages.ts` adds what the
 * server does not know: foreign parameters, the hash, the place on the page.
 */
export function LanguageLinks(props: LanguageLinksProps) {
  return (
    <Uncached>
      <Links {...props} />
    </Uncached>
  )
}

interface LanguageLinksProps {
  locale: Locale
  className: string
}

/**
 * The requested address in another language, relative, because the 404 page does not know it. English has no parameter: `?`
 * drops the query with its `lang=de`.
 */
const sameAddress = (target: Locale) => localAddress('', target) || '?'

function Links({ locale, className }: LanguageLinksProps) {
  const { address, isMissing } = useShownPage()
  return locales.map((target) => (
    <li key={target}>
      <a
        href={isMissing ? sameAddress(target) : localAddress(address, target)}
        hrefLang={target}
        lang={target}
        aria-current={target === locale ? 'true' : undefined}
        className={`language-link ${className}`}
      >
        <Flag locale={target} />
        {languageNames[target]}
      </a>
    </li>
  ))
}
