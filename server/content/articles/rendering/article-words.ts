import type { ArticleBodyWords } from '../../../../shared/content/articles/articles.ts'
import type { SignNames } from '../../../../src/components/text/sign-names.ts'

/** Words that the compiler adds to articles, and what is said for the signs of drawings in them. */
export interface ArticleWords extends ArticleBodyWords {
  readonly signs: SignNames
}
