import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp'
import type { Expression } from '../find-expressions.ts'

type Visited = Parameters<typeof visitRegExpAST>[1]

/** Repeats below this multiply what is in them by little. */
const leastRepeats = 3

const parser = new RegExpParser()

/**
 * Whether something that can be matched in several ways is repeated, such as `(?:a+b?)*` or `(?:mm|m)*`: only then can the
 * time of an expression grow exponentially.
 */
export function hasNestedLoop({ source, flags }: Pick<Expression, 'source' | 'flags'>): boolean {
  const pattern = parser.parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  })
  let loops = 0
  let isNested = false
  const choose = ({ alternatives }: { alternatives: readonly unknown[] }) => {
    if (loops > 0 && alternatives.length > 1) isNested = true
  }
  const visitor: Visited = {
    onQuantifierEnter({ min, max }) {
      if (loops > 0 && min !== max) isNested = true
      if (max >= leastRepeats) loops += 1
    },
    onQuantifierLeave({ max }) {
      if (max >= leastRepeats) loops -= 1
    },
    onGroupEnter: choose,
    onCapturingGroupEnter: choose,
  }
  visitRegExpAST(pattern, visitor)
  return isNested
}
