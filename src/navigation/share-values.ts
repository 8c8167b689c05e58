import { useRouter } from '@tanstack/react-router'

/** Values by their names in the address; undefined takes a name out. */
type SharedValues = Readonly<Partial<Record<string, string | undefined>>>

/**
 * A function that writes what a visitor has entered into the address, so that it can be shared: no entry in the
 * history, no scrolling. To where it already is the router would go by the hash, and take the field out of view.
 */
export function useShareValues(): (values: SharedValues) => void {
  const router = useRouter()
  return (values) => {
    const current: SharedValues = router.latestLocation.search
    if (Object.entries(values).every(([name, value]) => current[name] === value)) return
    router.navigate({
      to: '.',
      search: (previous) => ({ ...previous, ...values }),
      replace: true,
      hash: true,
      resetScroll: false,
      hashScrollIntoView: false,
    })
  }
}
