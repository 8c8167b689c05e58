import { shortTexts } from '../addresses/short-texts.ts'

/** A catalogue in an address's query, by the names of catalogue-keys.ts. */
export type CatalogueSearch = Partial<Record<string, string>>

/**
 * Accepts texts of sensible length under any name. This is part of every page's script, so the list of names is not
 * here: the form looks up what a name means, and the server renders known names only.
 */
export function catalogueSearch({ lang, ...search }: Record<string, unknown>): CatalogueSearch {
  return shortTexts(search, Object.keys(search))
}
