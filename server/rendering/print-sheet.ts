/** What the title block of a printed sheet says (ISO 7200), in one language. */
export interface PrintedSheet {
  /** Legal owner, and the address that identifies the page. */
  owner: string
  address: string
  title: string
  revision: { label: string; version: string; date: string }
  /** The word for a sheet; its number and their count follow. */
  sheet: string
}

/**
 * The words of the title block as custom properties: the boxes in the margin of a printed page (src/styles/print.css) can
 * hold no elements.
 */
export function printProperties({ owner, address, title, revision, sheet }: PrintedSheet): string {
  const { label, version, date } = revision
  const lines = {
    owner: `${owner}\n${address}`,
    title,
    revision: `${label} ${version} · ${date}\n${sheet}`,
  }
  const properties = Object.entries(lines).map(
    ([name, text]) => `--print-${name}:${cssString(text)}`,
  )
  return `@media print{:root{${properties.join(';')}}}`
}

/** A text as a string of CSS that can stand in an element: escapes end with a space. */
const cssString = (text: string): string =>
  `"${text.replaceAll(/["\\<>\n\r\f\0]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `)}"`
