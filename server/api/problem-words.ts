import type { Content } from '../content/store/queries.ts'
import type { ApiWords } from './dependencies.ts'

/** The words of content/problems.<locale>.yaml as the endpoints ask for them. */
export function problemWords(
  content: Pick<Content, 'wording'>,
): Pick<ApiWords, 'detailOf' | 'rangeMessageOf'> {
  return {
    detailOf: (locale, code) => content.wording('problems', locale).details[code],
    rangeMessageOf: (locale, parameter) => content.wording('problems', locale).range[parameter],
  }
}
