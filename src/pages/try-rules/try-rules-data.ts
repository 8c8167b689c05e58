import type { FeasibilityCopy, PlaygroundCopy } from '../../../shared/content/pages/feasibility.ts'
import type { RulesDeskCopy } from '../../../shared/content/pages/try-rules.ts'
import type { Catalogue } from '../../../shared/feasibility/catalogue.ts'
import type { PageData } from '../../../shared/page-data.ts'

/** Words for rules and findings, which the playground has as well. */
type RuleWords = Pick<
  PlaygroundCopy,
  | 'form'
  | 'result'
  | 'rules'
  | 'characteristics'
  | 'materials'
  | 'noMaterial'
  | 'reasons'
  | 'alternatives'
  | 'drawings'
>

/** The page, the words of rules, and an example of the file. */
export interface TryRulesData extends PageData<'try-rules'> {
  words: RuleWords
  /** What one line of the file finds on a sample sheet. */
  finding: FeasibilityCopy['example']
  rule: { part: string; line: string }
  /** A catalogue as YAML, as markup. */
  exampleHtml: string
}

export interface DeskWords {
  copy: RulesDeskCopy
  words: RuleWords
}

/** A version from the address; a wrong code is reported beside its field. */
export interface Version {
  readonly catalogue: Catalogue | undefined
  readonly fault: unknown
}
