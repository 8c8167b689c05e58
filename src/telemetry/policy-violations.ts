/** An address that only browser extensions have: what they add to a page is no fault of it. */
const ofExtension = /^[\w-]+-extension:/

/**
 * Reports everything that the page's security policy has blocked (ASVS 3.4.7). The policy has no address for the
 * browser's own reports, because those hold the whole address of the page, including the keys of links.
 */
export function listenForViolations(tell: (violation: Error) => void): void {
  document.addEventListener('securitypolicyviolation', (violation) => {
    const { blockedURI, effectiveDirective, sourceFile } = violation
    if (ofExtension.test(sourceFile ?? '') || ofExtension.test(blockedURI)) return
    const blocked = URL.canParse(blockedURI) ? new URL(blockedURI).origin : blockedURI
    const error = new Error(`${effectiveDirective} refused ${blocked}`)
    error.name = 'PolicyViolation'
    tell(error)
  })
}
