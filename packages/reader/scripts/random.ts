/** Gives a number from 0 up to 1. */
export type Random = () => number

/** Numbers that are the same for the same seed (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A number of a text, for seeds. */
export const hashOf = (text: string): number =>
  [...text].reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619),
    2166136261,
  ) >>> 0

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
