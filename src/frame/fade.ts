/**
 * A page fades only into another form of itself, such as its other language. Fading into another page would delay its
 * heading, since browsers take a picture of both pages first (docs/decisions/0017).
 */
export function fadeInPlaceOnly(): void {
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    // WebKit reports a skipped transition as an error of this page, as when a visitor goes on at once.
    viewTransition?.ready.catch(() => {})
    const { pathname } = new URL(activation?.entry.url ?? location.href)
    if (pathname !== location.pathname) viewTransition?.skipTransition()
  })
}
