/**
 * A page fades only where it stays, as into its other language. For a fade browsers picture both pages and show the next
 * heading only then, and pictures and files take part in none (docs/decisions/0017).
 */
export function fadeInPlaceOnly(): void {
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    // WebKit reports a transition that does not come about, as where a visitor goes on at once, as an error of this page.
    viewTransition?.ready.catch(() => {})
    const { pathname } = new URL(activation?.entry.url ?? location.href)
    if (pathname !== location.pathname) viewTransition?.skipTransition()
  })
}
