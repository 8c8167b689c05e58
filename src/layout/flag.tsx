import type { Locale } from '../../shared/i18n/locale.ts'

/** Decorative flag beside a language's own name; never the only label. */
export function Flag({ locale }: { locale: Locale }) {
  return (
    <svg
      viewBox="0 0 30 20"
      className="h-3.5 w-5 flex-none border border-hairline"
      aria-hidden="true"
    >
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
    </svg>
  )
}
