import type { ApiWords } from '../api/dependencies.ts'
import type { Content } from '../content/store/queries.ts'
import { bringInWords } from './bring-words.ts'
import { messageOf } from './form-words.ts'

/** What the endpoints say, in the words of the content. */
export function apiWords(content: Content): ApiWords {
  return {
    detailOf: (locale, code) => content.wording('problems', locale).details[code],
    rangeMessageOf: (locale, parameter) => content.wording('problems', locale).range[parameter],
    bringOf: (locale, bring) => bringInWords(content, locale, bring),
    messageOf: (locale, form, field, fault) =>
      messageOf(content.wording('forms', locale), form, field, fault),
  }
}
