import { drawnSigns } from '@firstangle/drawings/lettering'
import { createContext } from 'react'

/** What is said for the signs of drawings in the language of the page, by the sign. */
export type SignNames = Readonly<Record<string, string>>

/** A sign that has a name; fonts have that of a diameter, but it is read aloud as a letter. */
export const namedSign = new RegExp(`([Ø${drawnSigns}])`, 'u')

/** Without names, screen readers get the characters, of which most know none. */
export const SignNamesContext = createContext<SignNames>({})

/** Deviations, one above the other, in the notation of packages/reader/docs/notation.md. */
const stacked = /\{([^{};]*);([^{};]*)\}/g

/** A callout as one line, without the marks of that notation for stacks, frames and boxes. */
export function plainCallout(text: string): string {
  const line = text.replace(stacked, '$1 / $2').replaceAll(/[|[\]]/g, ' ')
  return line.replaceAll(/\s+/g, ' ').trim()
}

/** A callout as it is said: signs by their names. */
export function spokenCallout(text: string, names: SignNames): string {
  const said = [...plainCallout(text)].map((sign) => (names[sign] ? ` ${names[sign]} ` : sign))
  return said.join('').replaceAll(/\s+/g, ' ').trim()
}
