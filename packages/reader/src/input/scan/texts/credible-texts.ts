import type { TextRun } from '../../../page.ts'

/** What a doubtful slanted row must be, and how sure: a size with its sign, an angle. */
const slantedValue = /^(?:\d{1,2}[xX])?(?:S?[ØR]|M)?\d+(?:[.,]\d+)?°?(?:[xX]\d+(?:[.,]\d+)?°?)?$/
const surelyValue = 0.75
/** Below this a word is rather a piece of geometry; a few letters are it sooner. */
const leastConfidence = { word: 0.3, mark: 0.4 }

/** Is this one value, each of its figures recognised surely? A stray sign beside it has a lower confidence. */
export function isSureValue(runs: readonly TextRun[]): boolean {
  const texts = textsOf(runs)
  const text = texts.map((run) => run.text).join('')
  return slantedValue.test(text) && texts.every(({ confidence }) => confidence >= surelyValue)
}

/**
 * The texts of a line; a dash counts between two others, as in the name of a thread, a colon between a word and what it
 * says, a seat's sign before one, and a bracket that stands apart where the other one does, too.
 */
export function textsOf<Run extends TextRun>(runs: readonly Run[]): Run[] {
  return runs.filter((run, index) => {
    const [last, next] = [runs[index - 1], runs[index + 1]].map((one) =>
      one && isText(one) ? one.text : null,
    ) as [string | null, string | null]
    return (
      isText(run) ||
      (last !== null && next !== null && /^[-–—]$/.test(run.text)) ||
      (last !== null && next !== null && endsInWord.test(last) && run.text === ':') ||
      (next !== null && /^[↧⌴⌵]$/.test(run.text)) ||
      (next !== null && run.text === '(' && endsInBracket.test(next)) ||
      (last !== null && run.text === ')' && beginsWithBracket.test(last))
    )
  })
}

const endsInWord = /\p{L}{3}$/u
const endsInBracket = /^[^()]*\)$/
const beginsWithBracket = /^\([^()]*$/

/** Marks of geometry come out as stray signs of low confidence. */
function isText(run: TextRun): boolean {
  return (
    /[\p{L}\p{N}Ø±°]/u.test(run.text) &&
    run.confidence >= (run.text.length > 3 ? leastConfidence.word : leastConfidence.mark)
  )
}
