/**
 * Runs in a page before its own scripts, so it uses nothing from outside: reports problems to the front of the site.
 * Drivers tell of the console as well, but WebKitGTK's does not, and Chromium's no more once it has shown a page
 * rendered ahead.
 */
export function watchPage(): void {
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
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    report(`content security policy: ${violatedDirective} blocked ${blockedURI}`)
  })
  addEventListener('unhandledrejection', ({ reason }) => report(`page error: ${reason}`))
}
