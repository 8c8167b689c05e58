/** Values by their names in the address; undefined takes a name out. */
type SharedValues = Readonly<Partial<Record<string, string | undefined>>>

/** Writes what a visitor has entered into the address, so that it can be shared: no entry in the history, no scrolling. */
export function shareValues(values: SharedValues): void {
  const url = new URL(location.href)
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  if (url.href !== location.href) history.replaceState(history.state, '', url)
}
