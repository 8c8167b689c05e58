/** Run in a page before its own scripts; each uses nothing from outside. */

/** Says in the console what breaks the content security policy. */
export function watchPolicy(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    console.error(`content security policy: ${violatedDirective} blocked ${blockedURI}`)
  })
}

/** Reports problems to the site's front, for an engine whose driver does not tell of them. */
export function watchConsole(): void {
  function report(problem: string) {
    const request = new XMLHttpRequest()
    // Before anything else happens: the next thing may be another page.
    request.open('POST', '/problems-of-this-page', false)
    request.send(problem)
  }
  for (const level of ['error', 'warn'] as const) {
    const say = console[level]
    console[level] = (...words) => {
      report(`console ${level}: ${words.map(String).join(' ')}`)
      say(...words)
    }
  }
  function onError(event: ErrorEvent | Event) {
    const source = event.target as HTMLElement
    if ('message' in event) report(`page error: ${event.error ?? event.message}`)
    else report(`console error: Failed to load resource: ${source.outerHTML.slice(0, 200)}`)
  }
  addEventListener('error', onError, true)
  addEventListener('unhandledrejection', ({ reason }) => report(`page error: ${reason}`))
}
