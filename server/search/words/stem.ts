import type { Locale } from '../../../shared/i18n/locale.ts'

/** Brings the forms of a folded word together. A light stemmer: plural and case, no guessing at families of words. */
export function stem(word: string, locale: Locale): string {
  if (!/^[a-z]{4,}$/.test(word)) return word
  return locale === 'de' ? stemGerman(word) : stemEnglish(word)
}

/** J. Savoy's light stemmer for German (as in Lucene's GermanLightStemmer): endings of plural and case, then of degree. */
function stemGerman(word: string): string {
  return dropDegree(dropInflection(word))
}

/** Letters after which German can have an ending `s` or `st`. */
const beforeS = /[bdfghklmnrt]s$/
const beforeSt = /[bdfghklmnt]st$/

function dropInflection(word: string): string {
  if (word.length > 6 && word.endsWith('nen')) return word.slice(0, -3)
  if (word.length > 5 && word.endsWith('ern')) return word.slice(0, -3)
  if (word.length > 4 && /e[mnrs]$/.test(word)) return word.slice(0, -2)
  if (word.length > 3 && word.endsWith('e')) return word.slice(0, -1)
  if (word.length > 3 && beforeS.test(word)) return word.slice(0, -1)
  return word
}

function dropDegree(word: string): string {
  if (word.length > 5 && word.endsWith('est')) return word.slice(0, -3)
  if (word.length > 4 && /e[rn]$/.test(word)) return word.slice(0, -2)
  if (word.length > 4 && beforeSt.test(word)) return word.slice(0, -2)
  return word
}

/** The first step of M. F. Porter's stemmer, and the few endings of his later steps that words of the trade have. */
function stemEnglish(word: string): string {
  const singular = dropPlural(word)
  const plain = dropDerivation(dropVerbEnding(singular))
  if (plain.length > 4 && plain.endsWith('e')) return plain.slice(0, -1)
  return plain.length > 3 && /[^aeiou]y$/.test(plain) ? `${plain.slice(0, -1)}i` : plain
}

function dropPlural(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1)
  if (/(?:sses|shes|ches|xes|zes)$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

function dropVerbEnding(word: string): string {
  const found = word.replace(/(?:ed|ing)$/, '')
  if (found === word || found.length < 3 || !/[aeiouy]/.test(found)) return word
  // `fitted`: the doubled letter goes, too; `drilling` keeps what `drill` has.
  return /([bdgmnprt])\1$/.test(found) ? found.slice(0, -1) : found
}

/** `quotation` and `quote`, `authentication` and `authenticate`, `extraction` and `extract`, `measurement` and `measure`. */
function dropDerivation(word: string): string {
  const stemOf = (ending: RegExp, shortest: number) => {
    const rest = word.replace(ending, '')
    return rest !== word && rest.length >= shortest ? rest : undefined
  }
  return (
    stemOf(/(?:ation(?:al)?|ate)$/, 4) ??
    stemOf(/(?<=[st])ion(?:al)?$/, 4) ??
    stemOf(/ment$/, 5) ??
    word
  )
}
