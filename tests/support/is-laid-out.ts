/** Runs in a page: whether nothing is left out below the first screen any more (src/frame/first-screen.ts). */
export function isLaidOut(): boolean {
  return document.adoptedStyleSheets.every(
    ({ disabled, cssRules }) => disabled || !cssRules[0]?.cssText.includes('content-visibility'),
  )
}
