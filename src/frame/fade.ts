/**
 * Lets a page fade only into another form of itself, such as its other language. A fade into another page would delay that
 * page's heading, since browsers take a picture of both pages first (docs/decisions/0017). So the page opts out of view
 * transitions when a navigation leaves its path, and not before: its own fade may still be waiting for the first paint, and
 * would be aborted. Browsers without the Navigation API do not say where a navigation leads, so there it never fades.
 */
export function fadeInPlaceOnly(): void {
  const still = new CSSStyleSheet({ disabled: 'navigation' in window })
  still.replaceSync('@view-transition{navigation:none}')
  document.adoptedStyleSheets.push(still)
  window.navigation?.addEventListener('navigate', ({ destination }) => {
    still.disabled = new URL(destination.url).pathname === location.pathname
    // Applies the rules now: the browser may leave before the next frame.
    document.body.checkVisibility()
  })
}
