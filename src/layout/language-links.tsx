import { useRouterState } from '@tanstack/react-router'
import { storeLocale } from '../i18n/choice.ts'
import { type Locale, locales } from '../i18n/locale.ts'
import { localAddress } from '../navigation/local-address.ts'
import { stringifySearch } from '../navigation/search-params.ts'
import { Flag } from './flag.tsx'

const languageNames: Record<Locale, string> = { en: 'English', de: 'Deutsch' }

/** Real links to this page in each language; path, query, hash and scroll position stay. */
export function LanguageLinks({ locale, className }: { locale: Locale; className: string }) {
  return locales.map((target) => (
    <li key={target}>
      <LanguageLink target={target} isCurrent={target === locale} className={className} />
    </li>
  ))
}

interface LanguageLinkProps {
  target: Locale
  isCurrent: boolean
  className: string
}

/**
 * Named in its own language (WCAG 3.1.2). A click is an explicit choice and is remembered, so that
 * nobody is sent back by a browser setting.
 */
function LanguageLink({ target, isCurrent, className }: LanguageLinkProps) {
  const page = useRouterState({
    select: ({ location }) =>
      location.pathname + stringifySearch({ ...location.search, lang: undefined }),
  })
  return (
    <a
      href={localAddress(page, target)}
      hrefLang={target}
      lang={target}
      aria-current={isCurrent ? 'true' : undefined}
      className={className}
      onClick={() => storeLocale(target)}
    >
      <Flag locale={target} />
      {languageNames[target]}
    </a>
  )
}
