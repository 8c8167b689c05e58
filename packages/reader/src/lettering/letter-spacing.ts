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

/** A decimal mark by itself between single figures: no table or list of numbers is written so. */
const loneMark = /(^|\s)\d [.,](\s|$)/
const onlyFigures = /^[\d.,+±°\s-]*$/

/** Runs of one font in about one size. */
const lettering = ({ font, size }: TextRun): string => `${font} ${Math.round(size * 2)}`

/** Single figures with a space after each, and how many runs of them tell where none has a decimal mark. */
const singleFigures = /^\d( \d)+$/
const tellingRuns = 4

/** Is lettering of single figures written along lines of several directions, as sizes are and no row of a table is? */
function isTurned(runs: readonly TextRun[]): boolean {
  const directions = new Set(runs.map(({ rotation }) => Math.round(rotation / 10)))
  return runs.length >= tellingRuns && directions.size > 1
}

/** Lettering whose figures are all placed one by one, as in dimensions of CATIA beside words that are not. */
function spacedFigures(runs: readonly TextRun[]): ReadonlySet<string> {
  const figures = runs.filter(
    ({ text }) => onlyFigures.test(text) && words(text).join('').length > 1,
  )
  const whole = new Set(figures.filter(({ text }) => !isSpacedOut(text)).map(lettering))
  const single = Map.groupBy(
    figures.filter(({ text }) => singleFigures.test(text)),
    lettering,
  )
  const spaced = figures.filter(
    (run) =>
      isSpacedOut(run.text) &&
      (loneMark.test(run.text) || isTurned(single.get(lettering(run)) ?? [])),
  )
  return new Set(spaced.map(lettering).filter((one) => !whole.has(one)))
}

const close = (run: TextRun): TextRun => ({ ...run, text: words(run.text).join('') })

/** `+0.0 2`: the figures behind a sign and a decimal mark are those of one number. */
const partedDecimals = /^[+-] ?\d*[.,]\d+ \d{1,2}$/

/**
 * Takes out the spaces between single letters on pages where all text is written so, and between the figures of a
 * lettering that has all of them so: some programs place every letter by itself, and readers of files then see a gap
 * after each.
 */
export function withoutLetterSpacing(given: readonly TextRun[]): readonly TextRun[] {
  const runs = given.map((run) => (partedDecimals.test(run.text) ? close(run) : run))
  const telling = runs.filter(({ text }) => words(text).join('').length >= tellingLength)
  const spaced = telling.filter(({ text }) => isSpacedOut(text))
  if (spaced.length >= 3 && spaced.length >= mostlySpaced * telling.length) {
    return runs.map((run) => (isSpacedOut(run.text) ? close(run) : run))
  }
  const figures = spacedFigures(runs)
  if (figures.size === 0) return runs
  return runs.map((run) =>
    figures.has(lettering(run)) && isSpacedOut(run.text) && onlyFigures.test(run.text)
      ? close(run)
      : run,
  )
}
