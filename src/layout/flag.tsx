import { type Locale, locales } from '../../shared/i18n/locale.ts'

/** Decorative flag beside a language's own name; never the only label. Its lines stand in {@link FlagSymbols}. */
export function Flag({ locale }: { locale: Locale }) {
  return (
    <svg className="flag" aria-hidden="true">
      <use href={`#flag-${locale}`} />
    </svg>
  )
}

/** What the flags of a page draw: each once. */
export function FlagSymbols() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      {locales.map((locale) => (
        <symbol key={locale} id={`flag-${locale}`} viewBox="0 0 30 20" preserveAspectRatio="none">
          <FlagLines locale={locale} />
        </symbol>
      ))}
    </svg>
  )
}

function FlagLines({ locale }: { locale: Locale }) {
  return (
    <>
      {locale === 'de' ? (
        <>
          <path fill="#000" d="M0 0h30v7H0z" />
          <path fill="#d00" d="M0 6.67h30v6.67H0z" />
          <path fill="#ffce00" d="M0 13.33h30V20H0z" />
        </>
      ) : (
        <>
          <path fill="#012169" d="M0 0h30v20H0z" />
          <path stroke="#fff" strokeWidth="4" d="M0 0l30 20M30 0L0 20" />
          <path stroke="#c8102e" strokeWidth="1.6" d="M0 0l30 20M30 0L0 20" />
          <path stroke="#fff" strokeWidth="6.6" d="M15 0v20M0 10h30" />
          <path stroke="#c8102e" strokeWidth="4" d="M15 0v20M0 10h30" />
        </>
      )}
    </>
  )
}
