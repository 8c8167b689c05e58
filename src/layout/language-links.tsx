import { Link, useLocation } from '@tanstack/react-router'
import { storeLocale } from '../i18n/choice.ts'
import { type Locale, locales } from '../i18n/locale.ts'
import { Flag } from './flag.tsx'

const languageNames: Record<Locale, string> = { en: 'English', de: 'Deutsch' }

/**
 * Real links to this page in each language, named in their own language (WCAG 3.1.2).
 * A click is an explicit choice and is remembered, so that nobody is sent back by a browser setting.
 */
export function LanguageLinks({ locale, className }: { locale: Locale; className: string }) {
  const location = useLocation()
  return locales.map((target) => (
    <li key={target}>
      <Link
        to={location.pathname}
        search={(previous: object) => ({ ...previous, lang: target === 'de' ? target : undefined })}
        hash={location.hash || undefined}
        hrefLang={target}
        lang={target}
        aria-current={target === locale ? 'true' : undefined}
        activeProps={{}}
        className={className}
        onClick={() => storeLocale(target)}
      >
        <Flag locale={target} />
        {languageNames[target]}
      </Link>
    </li>
  ))
}
