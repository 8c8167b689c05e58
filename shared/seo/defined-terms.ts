import type { DefinedTermSet } from 'schema-dts'
import type { Locale } from '../i18n/locale.ts'
import { ref } from './node-ids.ts'
import type { TermFacts } from './page-facts.ts'

/** The terms that a glossary explains, each with the place of its entry on this page, where its definition stands. */
export function definedTerms(
  url: string,
  pageId: string,
  locale: Locale,
  { name, terms }: { name: string; terms: readonly TermFacts[] },
): DefinedTermSet {
  return {
    '@type': 'DefinedTermSet',
    '@id': `${url}#terms`,
    name,
    url,
    inLanguage: locale,
    isPartOf: ref(pageId),
    hasDefinedTerm: terms.map(({ id, term }) => ({
      '@type': 'DefinedTerm',
      '@id': `#${id}`,
      name: term,
    })),
  }
}
