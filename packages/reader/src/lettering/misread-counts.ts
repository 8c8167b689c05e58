import type { TextRun } from '../page.ts'

/** Words behind a number that count holes, chamfers and places on sheets after GOST, as Latin letters read them. */
const countWords: readonly (readonly [RegExp, string])[] = [
  [/^(\d{0,2}) ?[oо0][mт]{1,2}[bвбBВ68d][.,]?$/, 'отв.'],
  [/^(\d{0,2}) ?[gф(d]?[aа][cс][kк][uи]$/, 'фаски'],
  [/^(\d{0,2}) ?[gф(d]?[aа][cс][oо][kк]$/, 'фасок'],
  [/^(\d{0,2}) ?[Mm]ecm[aа]?$/, 'мест'],
]

/** Recognised texts with such words in their own letters, so that a callout keeps its number: `3 om6.` is `3 отв.`. */
export function withCountWords(texts: readonly TextRun[]): TextRun[] {
  return texts.map((run) => {
    for (const [misread, word] of countWords) {
      const number = misread.exec(run.text)?.[1]
      if (number !== undefined) return { ...run, text: number ? `${number} ${word}` : word }
    }
    return run
  })
}
