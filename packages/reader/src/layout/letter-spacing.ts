import type { TextRun } from '../page.ts'

const words = (text: string): string[] => text.trim().split(/\s+/)

/** Does a run hold its letters one by one, with a space after nearly each? */
function isSpacedOut(text: string): boolean {
  const found = words(text)
  return found.length > 1 && [...found.join('')].length <= 1.5 * found.length
}

/** Runs with fewer characters do not tell: `2 4` may be two numbers. */
const tellingLength = 4
const mostlySpaced = 0.6

/**
 * Takes out the spaces between single letters on pages where all text is written so: some programs place every letter
 * by itself, and readers of files then see a gap after each.
 */
export function withoutLetterSpacing(runs: readonly TextRun[]): readonly TextRun[] {
  const telling = runs.filter(({ text }) => words(text).join('').length >= tellingLength)
  const spaced = telling.filter(({ text }) => isSpacedOut(text))
  if (spaced.length < 3 || spaced.length < mostlySpaced * telling.length) return runs
  return runs.map((run) =>
    isSpacedOut(run.text) ? { ...run, text: words(run.text).join('') } : run,
  )
}
