import { palette } from '@firstangle/drawings/figures'

export type PaletteTone = keyof typeof palette

/** Rules of a style sheet by the colours of a scheme, for both schemes: an SVG in an <img> follows the page's `color-scheme`. */
export function inBothSchemes(rulesOf: (colour: (tone: PaletteTone) => string) => string): string {
  const rules = (scheme: 0 | 1) => rulesOf((tone) => palette[tone][scheme])
  return `${rules(0)}@media(prefers-color-scheme:dark){${rules(1)}}`
}
