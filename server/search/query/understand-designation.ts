import type { LanguageIndex } from '../index/language-index.ts'
import type { Token } from '../words/analyse.ts'
import { standardTerm } from '../words/standard-terms.ts'
import type { Alternative } from './alternative.ts'
import { ofItsKind } from './same-meaning.ts'

/** What may stand for a number, a thread or a standard, and whether it only narrows a query. */
export function understandDesignation(token: Token, index: LanguageIndex, isAlone: boolean) {
  const known = designations(token, index)
  const alternatives = known.length > 0 ? known : ofItsKind(token.term, index, isAlone)
  // The issuer of an unknown standard narrows a query as little as the first part of a compound.
  const narrows = token.term.startsWith('std') && !index.term(token.term)
  return { alternatives, narrows }
}

/** Numbers, threads and standards: the named part counts more than the family, the family more than the number alone. */
function designations({ term, also }: Token, index: LanguageIndex): Alternative[] {
  const names: [string, number][] = [[term, 1]]
  if (term.startsWith('std')) {
    for (const name of also) if (name.startsWith('std')) names.unshift([name, 1.3])
    names.push(...withoutStandard(term.slice(3), index.term(term) ? [] : also))
  } else if (/^\d{3,5}$/.test(term)) names.push([standardTerm(term), 0.9])
  else if (also[0]) names.push([also[0], 0.5])
  return names.flatMap(([name, weight]) => {
    const known = index.term(name)
    return known ? [{ term: known.id, weight, name }] : []
  })
}

/** A standard that no text names: its number alone, unless that is an everyday one; then its issuer says more. */
function withoutStandard(number: string, also: readonly string[]): [string, number][] {
  if (number.length >= 3) return [[number, 0.8]]
  return also.filter((name) => !name.startsWith('std')).map((body) => [body, 0.5])
}
