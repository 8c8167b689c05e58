import type { TextRun } from '../../../page.ts'
import { votedLetters } from '../glyphs/letter-votes.ts'
import type { ReadRun } from '../lines/read-line.ts'
import { repairedWord } from '../lines/repaired-word.ts'

/** Of callouts whose letters the engine is sure of, the share that is right; from `npm run eval`. */
const reliability = 0.89
/** The same of values that two recognisers read alike. */
const reliabilityOfTwo = 0.94

/** Does a letter stand in a number, or behind the sign of a radius, thread or diameter? One of a word behind it does not. */
const isAmongFigures = (text: string, index: number): boolean => {
  const [before, after] = [text.slice(0, index), text.slice(index + 1)]
  if (!/^[\d.,]*$/.test(after)) return false
  return /^[RMØ]$/.test(before) || (/\d/.test(before + after) && !/\p{Ll}$/u.test(before))
}

/** The texts of a sheet, by lines, with their letters as all that look the same vote. */
export function withVotedLetters(lines: readonly (readonly ReadRun[])[]): TextRun[][] {
  const letters = lines.flat().flatMap((run) =>
    run.letters.map(({ index, ...letter }) => ({
      ...letter,
      text: run.text[index] ?? '',
      confidence: run.confidence,
      // Where both recognisers saw the letter, it is none of a figure that was misread.
      isAmongFigures: !run.isConfirmed && isAmongFigures(run.text, index),
    })),
  )
  const voted = votedLetters(letters)
  let at = 0
  return lines.map((line) =>
    line.map(({ letters: own, ...run }) => {
      const characters = [...run.text]
      for (const { index } of own) characters[index] = voted[at++] ?? ''
      const text = repairedWord(characters.join(''))
      const share = run.isConfirmed ? reliabilityOfTwo : reliability
      return { ...run, text, confidence: share * run.confidence }
    }),
  )
}
