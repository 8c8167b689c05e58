import { type ErrorCode, errorStatus } from '../../shared/api-schemas/sandbox-errors.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import { requestLocale } from '../api/request-locale.ts'
import { problem } from '../http/problem.ts'
import type { SandboxDependencies } from './dependencies.ts'
import type { SandboxError } from './sandbox-error.ts'

type Tools = Pick<SandboxDependencies, 'siteUrl' | 'words'>

/** An error as problem details (RFC 9457) have it: its type is the place of the documentation that explains it. */
export function problemOf(code: ErrorCode, locale: Locale, { siteUrl, words }: Tools) {
  const { title, detail, action } = words(locale).errors[code]
  const language = locale === 'en' ? '' : `?lang=${locale}`
  return {
    type: `${siteUrl}/documentation/errors${language}#${code}`,
    title,
    status: errorStatus[code],
    detail: `${detail} ${action}`,
    code,
  }
}

/** The answer to a request that ended with an error, in its language. */
export function problemAnswer(error: SandboxError, request: Request, tools: Tools): Response {
  const locale = localeOf(request)
  const { title, status, ...more } = problemOf(error.code, locale, tools)
  const errors = error.errors?.map(({ pointer, detail }) => ({ pointer, detail: detail[locale] }))
  return problem(
    status,
    title,
    { ...more, ...(errors && { errors }) },
    { 'Content-Language': locale, Vary: 'Accept-Language', ...error.headers },
  )
}

/** The language of a request. */
export function localeOf(request: Request): Locale {
  return requestLocale(new URL(request.url), request.headers.get('accept-language'))
}
