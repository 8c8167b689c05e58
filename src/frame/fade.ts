/**
 * A page fades only into another form of itself, such as its other language. Fading into another page would delay its
 * heading, since browsers take a picture of both pages first (docs/decisions/0017). So the page takes back its consent, and
 * gives it again where a visitor stays.
 */
export function fadeInPlaceOnly(): void {
  const still = new CSSStyleSheet()
  still.replaceSync('@view-transition{navigation:none}')
  document.adoptedStyleSheets.push(still)
  window.navigation?.addEventListener('navigate', ({ destination }) => {
    still.disabled = new URL(destination.url).pathname === location.pathname
    // Applies the rules now: the browser may leave before the next frame.
    document.body.checkVisibility()
  })
}
