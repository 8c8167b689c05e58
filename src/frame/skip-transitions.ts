/** Fades to no picture or other file: it takes part in no transition, and browsers report ours as an error there. */
export function skipTransitionsToFiles(): void {
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    const { pathname } = new URL(activation?.entry.url ?? location.href)
    if (/\.\w+$/.test(pathname)) viewTransition?.skipTransition()
  })
}
