/** Gives a number from 0 up to 1. */
export type Random = () => number

/** What is chosen at random for a line and its picture. */
export function tools(random: Random) {
  const digit = () => String(Math.floor(random() * 10))
  const digits = (count: number) => Array.from({ length: count }, digit).join('')
  return {
    any: <Choice>(choices: readonly Choice[]): Choice =>
      choices[Math.floor(random() * choices.length)] as Choice,
    chance: (share: number): boolean => random() < share,
    between: (from: number, to: number): number => from + (to - from) * random(),
    digits,
    /** A whole number of so many digits that does not begin with a zero. */
    whole: (count: number): string => `${1 + Math.floor(random() * 9)}${digits(count - 1)}`,
  }
}
