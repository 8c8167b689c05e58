/** Notes on edges that the templates of CAD systems print small, in the languages of those. */
const phrases: readonly string[] = [
  'DEBURR AND BREAK SHARP EDGES',
  'DEBUR AND BREAK SHARP EDGES',
  'ENTGRATEN UND SCHARFE KANTEN BRECHEN',
  'REBARBAR Y ROMPER ARISTAS VIVAS',
  'CASSER LES ANGLES VIFS',
]

/** Which share of the letters of a phrase must be read, and which share of the letters read must belong to it, in order. */
const letters = { read: 0.6, own: 0.85 }

/** Does a note end on a word after which it goes on? Its next line was not recognised. */
const isOpen = /\s(?:AND|UND|Y|ET|E|OR|THE|LES)$/i

/**
 * A recognised note as a template prints it, where enough of its letters were read: in small print a line or a cell border
 * takes words of it. Null where its end is missing and nothing tells what it was.
 */
export function wholePhrase(text: string): string | null {
  const clean = text.trim()
  const meant = phrases.find((phrase) => isPhrase(clean, phrase))
  if (meant !== undefined) return meant
  const legible = clean.replace(/\s[^\p{L}\s]+$/u, '')
  return isOpen.test(legible) ? null : text
}

function isPhrase(text: string, phrase: string): boolean {
  const [own, words] = [text.split(/\s+/), phrase.split(' ')]
  if (own[0]?.toUpperCase() !== words[0]) return false
  const isWhole = own.at(-1)?.toUpperCase() === words.at(-1)
  const strange = own.filter((word) => !words.includes(word.toUpperCase()))
  // A whole word that the phrase does not have makes it another one: `DEBURR AND BREAK ALL EDGES`.
  if ((isWhole && strange.length === 0) || strange.some((word) => isOtherWord(word, words)))
    return false
  const [read, whole] = [lettersOf(text), lettersOf(phrase)]
  const common = commonLetters(read, whole)
  return common >= letters.read * whole.length && common >= letters.own * read.length
}

const lettersOf = (text: string): string => text.toUpperCase().replace(/[^\p{L}]/gu, '')

function isOtherWord(word: string, words: readonly string[]): boolean {
  const read = lettersOf(word)
  return read.length >= 3 && !words.some((one) => one.includes(read))
}

/** Length of the longest common subsequence: letters that both have in this order. */
function commonLetters(one: string, other: string): number {
  let row = new Array<number>(other.length + 1).fill(0)
  for (const letter of one) {
    const next = [0]
    for (const [at, wanted] of [...other].entries()) {
      const longer = Math.max(row[at + 1] as number, next[at] as number)
      next.push(letter === wanted ? (row[at] as number) + 1 : longer)
    }
    row = next
  }
  return row.at(-1) ?? 0
}
