import {
  BrowserClient,
  breadcrumbsIntegration,
  dedupeIntegration,
  defaultStackParser,
  type ErrorEvent,
  getCurrentScope,
  linkedErrorsIntegration,
  replayIntegration,
} from '@sentry/browser'
import { isExtensionEvent, isSkippedTransition } from './ignored-errors.ts'
import type { NotedError } from './noted-errors.ts'
import { scrubEvent } from './scrub-event.ts'
import { makeScrubbedTransport } from './scrubbed-transport.ts'

/** SPEC section 8 "The error catalogue". The recording stays in memory until an error happens. */
const replay = () =>
  replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    maskAttributes: ['title', 'placeholder', 'aria-label', 'alt', 'content', 'aria-valuetext'],
    networkCaptureBodies: false,
    // No storage before a visitor's choice, and no worker from a blob, which the policy refuses.
    stickySession: false,
    useCompression: false,
  })

/** Everything off that the SDK (version 11) would collect by default. */
const collectNothing = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
  frameContextLines: 0,
  stackFrameVariables: false,
}

/**
 * Opens the connection to the error-reporting service.
 *
 * @returns what reports one error
 */
export function openReports(options: {
  dsn: string
  release: string
}): (noted: NotedError) => void {
  const client = new BrowserClient({
    ...options,
    environment: 'production',
    tracesSampleRate: 0,
    dataCollection: collectNothing,
    enhanceFetchErrorMessages: false,
    replaysSessionSampleRate: 0,
    replaysOnErrorSampleRate: 1,
    stackParser: defaultStackParser,
    transport: makeScrubbedTransport,
    integrations: [
      breadcrumbsIntegration({ xhr: false }),
      dedupeIntegration(),
      linkedErrorsIntegration(),
      replay(),
    ],
    beforeSend: (event) => (isExtensionEvent(event) ? null : scrubEvent(event, reportFacts())),
  })
  getCurrentScope().setClient(client)
  client.init()
  listenForViolations((error) => report(client, { error, by: 'onerror' }))
  return (noted) => {
    if (!isSkippedTransition(noted.error)) report(client, noted)
  }
}

function report(client: BrowserClient, { error, by, at }: NotedError): void {
  const mechanism = { type: by, handled: false }
  const scope = getCurrentScope()
  if (error !== undefined && error !== null) {
    client.captureException(error, { mechanism }, scope)
  } else if (at?.filename) {
    client.captureEvent(eventWithoutError(at, mechanism), undefined, scope)
  }
  // A "Script error." of another origin names nothing that could be fixed.
}

function eventWithoutError(
  { message, filename, line, column }: NonNullable<NotedError['at']>,
  mechanism: { type: string; handled: boolean },
): ErrorEvent {
  const frames = [{ filename, lineno: line, colno: column, function: '?', in_app: true }]
  const value = { type: 'Error', value: message, mechanism, stacktrace: { frames } }
  return { type: undefined, level: 'error', exception: { values: [value] } }
}

function reportFacts() {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=radio], [type=checkbox], [type=range], [type=hidden]), textarea',
  )
  return {
    page: location.href,
    userAgent: navigator.userAgent,
    typed: [...fields].map((field) => field.value),
  }
}

/** An address that only browser extensions have: what they add to a page is no fault of it. */
const ofExtension = /^[\w-]+-extension:/

/**
 * Reports everything that the page's security policy has blocked (ASVS 3.4.7). The policy has no address for the
 * browser's own reports, because those hold the whole address of the page, including the keys of links.
 */
function listenForViolations(tell: (violation: Error) => void): void {
  document.addEventListener('securitypolicyviolation', (violation) => {
    const { blockedURI, effectiveDirective, sourceFile } = violation
    if (ofExtension.test(sourceFile ?? '') || ofExtension.test(blockedURI)) return
    const blocked = URL.canParse(blockedURI) ? new URL(blockedURI).origin : blockedURI
    const error = new Error(`${effectiveDirective} refused ${blocked}`)
    error.name = 'PolicyViolation'
    tell(error)
  })
}
