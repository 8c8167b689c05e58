/** A catalogue in an address's query, by the names of catalogue-keys.ts. */
export type CatalogueSearch = Partial<Record<string, string>>

const MAX_LENGTH = 24

/**
 * Texts of sensible length, under any name: this is part of every page's code, so the list of names is not.
 * What a name means is looked up by the form; the server renders known names only.
 */
export function catalogueSearch({ lang, ...search }: Record<string, unknown>): CatalogueSearch {
  return Object.fromEntries(
    Object.entries(search).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && entry[1].length <= MAX_LENGTH,
    ),
  )
}
