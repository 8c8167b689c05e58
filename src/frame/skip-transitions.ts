/** Fades to no picture or other file: it takes part in no transition, and browsers report ours as an error there. */
export function skipTransitionsToFiles(): void {
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    // WebKit reports a transition that does not come about, as where a visitor goes on at once, as an error of this page.
    viewTransition?.ready.catch(() => {})
    const { pathname } = new URL(activation?.entry.url ?? location.href)
    if (/\.\w+$/.test(pathname)) viewTransition?.skipTransition()
  })
}
