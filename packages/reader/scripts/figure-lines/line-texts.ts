import { type Random, tools } from '../random.ts'

const toleranceClasses = 'H7 H8 h6 h7 g6 f7 k6 js6 m6 n6 p6 H11 h9 e8 d9 H6 F7 N9 P9 JS9'.split(' ')
const threadSizes = '2 2.5 3 4 5 6 8 10 12 14 16 20 24 30 36'.split(' ')
const pitches = '0.5 0.7 0.75 1 1.25 1.5 1.75 2 2.5 3'.split(' ')
const roughnesses = '0.2 0.4 0.8 1.6 3.2 6.3 12.5 25 50 3.2 1.6 6.3'.split(' ')
const holeWords = 'THRU,THRU,THRU ALL,DEEP,TYP,TYP.,REF,MAX,MIN,HOLES,PLACES,PL,tief,THROUGH'.split(
  ',',
)
const sheetWords =
  'SECTION A-A,SCALE,DETAIL B,A,B,C,A-A,NOTES,Ra,VIEW,DRILL,REAM,TAP,C BORE,DIA,RAD,SPOTFACE,MATERIAL,STEEL,DATE,SHEET,Stueck,Blech,Detail,Schnitt,Datum,Name,Pos'.split(
    ',',
  )

/** What lines are made of. */
function parts(random: Random) {
  const { any, chance, digits, whole } = tools(random)
  const integer = () => whole(any([1, 1, 2, 2, 2, 2, 3, 3, 4]))
  const decimal = () =>
    `${chance(0.12) ? '0' : whole(any([1, 2, 2, 3]))}.${digits(any([1, 1, 2, 2, 3]))}`
  const inch = () => `${chance(0.6) ? '' : whole(1)}.${digits(any([2, 3, 3, 3, 4]))}`
  const size = () => any([integer, integer, decimal, decimal, inch])()
  const small = () => `${any(['0', '0', '0', ''])}.${digits(any([1, 2, 2, 3]))}`
  const blank = (share: number) => (chance(share) ? ' ' : '')
  const letters = () => {
    const first = chance(0.7) ? 'A' : 'a'
    const codes = Array.from({ length: 1 + Math.floor(random() * 7) }, () =>
      Math.floor(random() * 26),
    )
    const word = codes.map((code) => String.fromCharCode(first.charCodeAt(0) + code)).join('')
    // A multiplication sign is read as an x, so that no other one is taught.
    return word.replaceAll(/x/gi, 'K')
  }
  return {
    integer,
    decimal,
    size,
    blank,
    letters,
    tolerance: () => `±${blank(0.2)}${any([small, small, () => whole(1)])()}`,
    deviation: () => `${any(['+', '-'])}${small()}`,
    toleranceClass: () => any(toleranceClasses),
    count: () =>
      any(['2', '3', '4', '4', '6', '8', '12', '5', '10', '16']) +
      any(['x', 'x', 'x ', ' x ', '-']),
    thread: () =>
      `M${any(threadSizes)}${chance(0.5) ? `x${any(pitches)}` : ''}${chance(0.15) ? any(['-6H', '-6g', '-7H']) : ''}`,
    inchThread: () =>
      `${any(['1/4', '3/8', '1/2', '5/16', '4', '6', '8', '10'])}-${any(['20', '16', '13', '18', '24', '32', '40', '28'])} ${any(['UNC', 'UNF', 'UNC-2B', 'UNF-2B'])}`,
    angle: () =>
      `${any([integer, () => any(['45', '30', '60', '90', '15', '120', '10', '82', '5']), decimal])()}°`,
    holeWord: () => any(holeWords),
    roughness: () => any(roughnesses),
    sheetWord: () => any(sheetWords),
  }
}

/** Kinds of lines, each with its share. */
function kinds(random: Random): readonly (readonly [number, () => string])[] {
  const { any, chance, digits, whole } = tools(random)
  const of = parts(random)
  const { size, blank, count } = of
  return [
    [28, size],
    [9, () => `${size()}${blank(0.55)}${of.tolerance()}`],
    [16, () => `Ø${blank(0.15)}${size()}`],
    [4, () => `Ø${size()} ${of.tolerance()}`],
    [7, () => `${any(['Ø', ''])}${of.integer()}${blank(0.4)}${of.toleranceClass()}`],
    [9, () => `R${blank(0.15)}${size()}`],
    [3, () => `${count()}R${size()}`],
    [6, () => `${count()}Ø${size()}${chance(0.3) ? ` ${of.holeWord()}` : ''}`],
    [6, of.angle],
    [2, () => `${of.angle()} ${of.tolerance()}`],
    [2, () => `${whole(2)}°${digits(2)}'${chance(0.3) ? `${digits(2)}"` : ''}`],
    [
      6,
      () =>
        `${any(['1', '0.5', '2', '1.5', '3', '0.3', '.03', '.06', '.5', '5'])}${any(['x', ' x ', 'x '])}${any(['45', '45', '30', '60'])}°`,
    ],
    [
      5,
      () => `${chance(0.4) ? count() : ''}${of.thread()}${chance(0.25) ? ` ${of.holeWord()}` : ''}`,
    ],
    [2, of.inchThread],
    [3, () => `(${any(['', 'Ø'])}${size()})`],
    [1, () => `[${size()}]`],
    [5, of.deviation],
    [2, () => `${size()} ${of.deviation()}`],
    [2, of.tolerance],
    [2, () => `${count()}${size()}`],
    [2, () => `${size()}${any([' x ', 'x'])}${size()}`],
    [4, () => `⌴ Ø${size()}${chance(0.5) ? ` ↧${blank(0.5)}${size()}` : ''}`],
    [2, () => `⌵ Ø${size()} x ${any(['90', '82'])}°`],
    [3, () => `↧${blank(0.5)}${size()}`],
    [2, () => `Ø${size()} ↧ ${size()}`],
    [1, () => `□${size()}`],
    [1, () => `S${any(['R', 'Ø'])}${size()}`],
    [2, () => `C${any(['1', '0.5', '2', '0.3', '1.5', '3'])}`],
    [5, () => `${any(['Ø', ''])}${size()} ${of.holeWord()}`],
    [
      1,
      () =>
        `${any(['1', '3', '5', '7', '9', '11'])}/${any(['2', '4', '8', '16', '32', '64'])}${any(['', '"'])}`,
    ],
    [1, () => `${whole(1)} ${any(['1/2', '1/4', '3/4', '3/8', '5/8', '7/8', '5/16'])}`],
    [1, () => `Ra ${of.roughness()}`],
    [3, of.roughness],
    [2, () => `${of.integer()}Ø${chance(0.2) ? ` ${of.toleranceClass()}` : ''}`],
    [1, () => `${count()}${size()}=${size()}`],
    [1, () => `${size()} ${of.holeWord()}`],
    [1, () => `R${size()} (${any(['MAX', 'MAX.', 'TYP', 'TYP.'])})`],
    [1, () => `${count()}${of.thread()}/${of.integer()}`],
    [
      3,
      () =>
        `${any(['1', '1', '2', '5', '10', '4'])}${any([':', ':', ' : '])}${any(['1', '1', '2', '5', '10', '20', '4'])}`,
    ],
    [2, () => `${size()} mm`],
    [5, of.sheetWord],
    [4, of.letters],
    [2, () => `${of.letters()} ${of.letters()}`],
    [1, () => `${of.letters()}${of.integer()}`],
    [5, () => ''],
  ]
}

/** What makes lines of figures and signs as they stand on drawings, in the letters that the network tells apart. */
export function lineTexts(random: Random): () => string {
  const all = kinds(random)
  const whole = all.reduce((sum, [share]) => sum + share, 0)
  return () => {
    let at = random() * whole
    const kind = all.find(([share]) => {
      at -= share
      return at < 0
    })
    return (kind ?? all[0])?.[1]() ?? ''
  }
}
