import type { Locale } from '../../../shared/i18n/locale.ts'

/** Signs of drawings with their names: a sign that somebody pastes into the search is looked for by its name. */
const words: Record<string, Record<Locale, string>> = {
  ø: { en: 'diameter', de: 'Durchmesser' },
  Ø: { en: 'diameter', de: 'Durchmesser' },
  '⌀': { en: 'diameter', de: 'Durchmesser' },
  '∅': { en: 'diameter', de: 'Durchmesser' },
  '⏤': { en: 'straightness', de: 'Geradheit' },
  '⏥': { en: 'flatness', de: 'Ebenheit' },
  '○': { en: 'roundness', de: 'Rundheit' },
  '⌭': { en: 'cylindricity', de: 'Zylindrizität' },
  '∥': { en: 'parallelism', de: 'Parallelität' },
  '⊥': { en: 'perpendicularity', de: 'Rechtwinkligkeit' },
  '⟂': { en: 'perpendicularity', de: 'Rechtwinkligkeit' },
  '∠': { en: 'angularity', de: 'Neigung' },
  '⌖': { en: 'position', de: 'Positionstoleranz' },
  '◎': { en: 'coaxiality', de: 'Koaxialität' },
  '⌯': { en: 'symmetry', de: 'Symmetrie' },
  '↗': { en: 'runout', de: 'Rundlauf' },
  '⌰': { en: 'runout', de: 'Gesamtlauf' },
  '⌒': { en: 'profile', de: 'Linienprofil' },
  '⌓': { en: 'profile', de: 'Flächenprofil' },
  '⌴': { en: 'counterbore', de: 'Flachsenkung' },
  '⌵': { en: 'countersink', de: 'Kegelsenkung' },
  'Ⓜ': { en: 'MMC', de: 'MMC' },
}

/** All signs except letters, for a character class. A letter such as Ø is a sign only where it stands alone. */
export const wordSigns = Object.keys(words)
  .filter((sign) => !/\p{L}/u.test(sign))
  .join('')

/** The word of a sign. */
export function signWord(sign: string, locale: Locale): string {
  return words[sign]?.[locale] ?? sign
}
