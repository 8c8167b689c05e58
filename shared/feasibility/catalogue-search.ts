import { shortTexts } from '../addresses/short-texts.ts'

/** A catalogue in an address's query, by the names of catalogue-keys.ts. */
export type CatalogueSearch = Partial<Record<string, string>>

/**
 * Texts of sensible length, under any name: this is part of every page's code, so the list of names is not.
 * What a name means is looked up by the form; the server renders known names only.
 */
export function catalogueSearch({ lang, ...search }: Record<string, unknown>): CatalogueSearch {
  return shortTexts(search, Object.keys(search))
}
