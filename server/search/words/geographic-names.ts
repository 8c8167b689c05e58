import type { Locale } from '../../../shared/i18n/locale.ts'
import { foldWord } from './fold-word.ts'

/** Countries from which visitors come, by their codes. */
const countries =
  'at au be bg br ca ch cn cz de dk ee es fi fr gb gr hr hu ie il in it jp kr li lt lu lv mx nl no pl pt ro rs se si sk tr tw ua us za'.split(
    ' ',
  )

/** Towns that searches are narrowed to, in both languages. */
const towns = `amsterdam augsburg basel berlin bern bielefeld birmingham bochum bonn boston braunschweig bremen brussel brussels
  chemnitz chicago cologne copenhagen dortmund dresden duisburg dusseldorf erlangen essen frankfurt freiburg genf geneva graz
  hamburg hannover hanover heidelberg heilbronn innsbruck karlsruhe kassel kiel koln kopenhagen leipzig linz london luzern
  madrid mailand mainz manchester mannheim milan milano moscow munchen munich munster nuremberg nurnberg paris prag prague
  regensburg rome rom salzburg stockholm stuttgart toronto ulm vienna warsaw warschau wien winterthur wurzburg zurich`

/** Whether a folded word is the name of a country or of a large town: it says where, not what is asked for. */
export function isGeographicName(word: string, locale: Locale): boolean {
  return names[locale].has(word)
}

const names: Record<Locale, ReadonlySet<string>> = { en: namesIn('en'), de: namesIn('de') }

function namesIn(locale: Locale): ReadonlySet<string> {
  const shown = new Intl.DisplayNames(locale, { type: 'region' })
  const ofCountries = countries.map((code) => shown.of(code.toUpperCase()) ?? '')
  return new Set([...ofCountries, ...towns.split(/\s+/)].map((name) => foldWord(name, locale)))
}
