/** Addresses (`@id`) of the graph's nodes: stable, the same on every page, so that search engines can join them. */
export function nodeIds(origin: string) {
  return {
    organisation: `${origin}/#organization`,
    logo: `${origin}/#logo`,
    website: `${origin}/#website`,
    service: `${origin}/#service`,
    offer: `${origin}/#offer-essential`,
  } as const
}

/** A reference to a node by its `@id`. */
export function ref(id: string): { '@id': string } {
  return { '@id': id }
}
