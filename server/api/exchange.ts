import type { FormId } from '../../shared/forms/form-definition.ts'
import { isLocale, type Locale } from '../../shared/i18n/locale.ts'
import type { RequestContext } from '../http/steps.ts'
import { type Body, isFormPost, readBody } from './read-body.ts'
import { requestLocale } from './request-locale.ts'

/** One request to an endpoint, and what its steps have found out so far. */
export interface Exchange {
  readonly request: Request
  readonly context: RequestContext
  readonly url: URL
  /** The form whose words and page belong to the endpoint. */
  readonly form: FormId
  /** Whether the client expects a page: a form posted without JavaScript, or a link. */
  readonly wantsPage: boolean
  /** Set by {@link read}; what the form shows again when something fails. */
  body: Body | undefined
  locale: Locale
  /** Query of the page to show again. */
  search: Readonly<Record<string, string>>
}

/** What an endpoint says of every request to it. */
export interface EndpointFacts {
  /** The form whose page and words belong to it. */
  readonly form: FormId
  /** Never answers with a page, whatever the client accepts. */
  readonly isForPrograms?: boolean
}

/** Opens an exchange from the headers alone. */
export function openExchange(
  request: Request,
  context: RequestContext,
  { form, isForPrograms = false }: EndpointFacts,
): Exchange {
  const { headers } = request
  const url = new URL(request.url)
  const accept = headers.get('accept') ?? ''
  const acceptsPage = accept.includes('text/html') && !accept.includes('application/json')
  const canShowPage = !isForPrograms && (request.method !== 'POST' || isFormPost(headers))
  return {
    request,
    context,
    url,
    form,
    wantsPage: acceptsPage && canShowPage,
    body: undefined,
    locale: requestLocale(url, headers.get('accept-language')),
    search: {},
  }
}

/** Reads the body once. A `lang` in it counts where the address names no language. Throws Refusal. */
export async function read(exchange: Exchange): Promise<Body> {
  if (exchange.body) return exchange.body
  exchange.body = await readBody(exchange.request)
  const named = exchange.body.fields.get('lang')
  if (!exchange.url.searchParams.has('lang') && isLocale(named)) exchange.locale = named
  return exchange.body
}

/** A field as text; empty when it is missing or no text. */
export function textOf(body: Body, name: string): string {
  const value = body.fields.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
