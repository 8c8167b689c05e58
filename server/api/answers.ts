import type { ProblemCode } from '../../shared/content/words/problems.ts'
import type { FieldErrors, FieldFault, FormState } from '../../shared/forms/form-definition.ts'
import { forms } from '../../shared/forms/forms.ts'
import { problem } from '../http/problem.ts'
import type { ApiTools } from './dependencies.ts'
import type { Exchange } from './exchange.ts'
import { problemStatus, statusPhrase } from './problem-codes.ts'
import type { FieldFaults, Refusal, RefusalFacts } from './refusal.ts'

/** What an endpoint answers once it has done its work. `next` is the page for a person, as path and query. */
export type DoneAnswer = Readonly<Record<string, unknown>> & { readonly next: string }

/** A request was stored: 201 for programs, the thank-you page for browsers. */
export function created(exchange: Exchange, done: DoneAnswer): Response {
  return exchange.wantsPage ? seeOther(done.next) : json(201, done, { Location: done.next })
}

/** Something stored was changed: 200 for programs, the page that shows it for browsers. */
export function changed(exchange: Exchange, done: DoneAnswer): Response {
  return exchange.wantsPage ? seeOther(done.next) : json(200, done)
}

/** Redirects a browser to a page. `next` is always a path of this site. */
export function seeOther(next: string): Response {
  return new Response(null, {
    status: 303,
    headers: { Location: next, 'Cache-Control': 'no-store', 'Content-Length': '0' },
  })
}

/** JSON that is valid at this moment only, so no cache may store it. */
export function json(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
  })
}

/**
 * The answer to a refused exchange: problem details for programs; for a browser the form again, or a redirect where the
 * form would not help.
 */
export async function refused(
  tools: ApiTools,
  exchange: Exchange,
  refusal: Refusal,
): Promise<Response> {
  if (!exchange.wantsPage || !isShownAsPage(exchange, refusal))
    return asProblem(tools, exchange, refusal)
  if (refusal.facts.sendTo) return seeOther(refusal.facts.sendTo)
  const page = await tools.renderForm({
    form: exchange.form,
    locale: exchange.locale,
    state: stateOf(tools, exchange, refusal),
    status: problemStatus[refusal.code],
    search: exchange.search,
  })
  const headers = new Headers(page.headers)
  for (const [name, value] of Object.entries(headersOf(refusal))) headers.set(name, value)
  return new Response(page.body, { status: page.status, headers })
}

const shownAsPage: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'faulty-fields',
  'taken',
  'calls-full',
  'too-many',
  'too-large',
  'key-reused',
  'unavailable',
])

/**
 * Whether a refusal is shown as a page. Not one that no page of ours can cause, nor a limit that was reached before the
 * form was read.
 */
function isShownAsPage(exchange: Exchange, { code, facts }: Refusal): boolean {
  if (facts.sendTo) return true
  const isUnread = exchange.request.method === 'POST' && !exchange.body && code === 'too-many'
  return shownAsPage.has(code) && !isUnread
}

function asProblem(tools: ApiTools, exchange: Exchange, refusal: Refusal): Response {
  const { code, facts } = refusal
  const { slots } = facts
  const faults = faultsOf(exchange, refusal)
  const status = problemStatus[code]
  const more = {
    detail: tools.words.detailOf(exchange.locale, code),
    code,
    ...(faults && { errors: errorsOf(tools, exchange, { ...facts, faults }) }),
    slots,
    ...(code === 'unavailable' && { contact: tools.contactEmail }),
  }
  return problem(status, statusPhrase[status] ?? '', more, {
    'Content-Language': exchange.locale,
    Vary: 'Accept, Accept-Language',
    ...headersOf(refusal),
  })
}

function headersOf({ facts }: Refusal): Record<string, string> {
  const { retryAfterSeconds, allow } = facts
  return {
    ...(retryAfterSeconds !== undefined && { 'Retry-After': String(retryAfterSeconds) }),
    ...(allow !== undefined && { Allow: allow }),
  }
}

function errorsOf(
  tools: ApiTools,
  exchange: Exchange,
  { faults = {}, isAboutQuery }: RefusalFacts,
) {
  const { locale, form } = exchange
  const messageOf = (field: string, code: FieldFault) =>
    isAboutQuery
      ? tools.words.rangeMessageOf(locale, field as 'from')
      : tools.words.messageOf(locale, form, field, code)
  const entries = Object.entries(faults).map(([field, codes]): [string, FieldErrors[string]] => [
    field,
    codes.map((code) => ({ code, message: messageOf(field, code) })),
  ])
  return Object.fromEntries(entries)
}

const notices: Partial<Record<ProblemCode, FormState['notice']>> = {
  unavailable: 'unavailable',
  'too-many': 'too-many',
  'calls-full': 'calls-full',
  'key-reused': 'key-reused',
}

/** What was typed, field by field; the page escapes it. */
function stateOf(tools: ApiTools, exchange: Exchange, refusal: Refusal): FormState {
  const values: Record<string, string> = {}
  for (const { name } of forms[exchange.form].fields) {
    const value = exchange.body?.fields.get(name)
    if (typeof value === 'string') values[name] = value
  }
  const errors = errorsOf(tools, exchange, {
    ...refusal.facts,
    faults: faultsOf(exchange, refusal) ?? {},
  })
  return { values, errors, notice: notices[refusal.code] }
}

/** Only the multi-line field can make a form too large, so that field gets the error. */
function faultsOf(exchange: Exchange, { code, facts }: Refusal): FieldFaults | undefined {
  if (code !== 'too-large') return facts.faults
  const field = forms[exchange.form].fields.find(({ kind }) => kind === 'text')
  return field && { [field.name]: ['too-long'] }
}
