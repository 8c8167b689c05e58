/**
 * Fonts that hold drafting symbols under the codes of letters; only the name of the font tells. The table is that of
 * the fonts for geometric tolerancing delivered with AutoCAD and Inventor (gdt.shx, AMGDT, AIGDT), which others follow.
 */
const letters: Readonly<Record<string, string>> = {
  a: '∠',
  b: '⊥',
  c: '⏥',
  d: '⌓',
  e: '○',
  f: '∥',
  g: '⌭',
  h: '↗',
  i: '⌯',
  j: '⌖',
  k: '⌒',
  l: 'Ⓛ',
  m: 'Ⓜ',
  n: 'Ø',
  o: '□',
  p: 'Ⓟ',
  q: '℄',
  r: '◎',
  s: 'Ⓢ',
  t: '⌰',
  u: '⏤',
  v: '⌴',
  w: '⌵',
  x: '↧',
}

/** Signs that those fonts hold under codes that are no letters. */
const otherSigns: Readonly<Record<string, string>> = { '`': '±' }

/** Codes of the symbol fonts of KOMPAS (Symbol type A and B), which hold signs where other fonts have accented letters. */
const kompasSigns: Readonly<Record<string, string>> = { Ç: 'Ø', Å: '°' }
const kompasFont = /^(?:[A-Z]{6}\+)?symbol[_ ]?(?:type ?)?[ab](?![a-z])/i

/** Codes of the symbol fonts of Solid Edge (SolidEdgeISO1Symbols, SolidEdgeANSI1Symbols). */
const solidEdgeSigns: Readonly<Record<string, string>> = { O: 'Ø', '`': '↧' }
const solidEdgeFont = /solidedge.*symbols/i

/** What stands for a symbol that no table knows: a reader of it must not guess. */
export const unknownSymbol = '\u{FFFD}'

/** Fonts whose letters follow the table. */
const tabled = /gdt/i
const symbolFont =
  /gdt|solidedge.*symbols|symbol.*(ansi|iso|tol)|(ansi|iso|tol).*symb|isogps|creo.*sym|catia.*sym/i

/** Is this the name of a font that holds drafting symbols under the codes of letters? */
export const isSymbolFont = (font: string): boolean =>
  symbolFont.test(font) || kompasFont.test(font)

/** Does a font have a table of its own, whatever the codes of others are? */
export const hasOwnTable = (font: string): boolean =>
  kompasFont.test(font) || solidEdgeFont.test(font)

/** The sign under a code of the table; undefined for none. */
export const signOfLetter = (code: number): string | undefined =>
  code > 0 ? letters[String.fromCodePoint(code)] : undefined

/** Does the table hold a sign under a code that is no letter? */
export const isOtherSign = (code: number): boolean => String.fromCodePoint(code) in otherSigns

/** `Redondeos`: Solid Edge lists such fonts for words as well, which its viewers show in another one. */
const isWord = (text: string): boolean =>
  (text.match(/[a-z]{4,}/gi) ?? []).some((word) => new Set(word.toLowerCase()).size > 3)

/** Text of a symbol font as the characters it shows; figures and signs stay what they are, and so do words. */
export const symbolsOf = (text: string, font: string): string =>
  isWord(text) ? text : symbols(text, font)

const symbols = (text: string, font: string): string =>
  [...text]
    .map((character) => {
      if (kompasFont.test(font)) return kompasSigns[character] ?? unknownSymbol
      if (solidEdgeFont.test(font)) return solidEdgeSigns[character] ?? unknownSymbol
      if (!/[a-z]/i.test(character))
        return (tabled.test(font) && otherSigns[character]) || character
      return (tabled.test(font) ? letters[character] : undefined) ?? unknownSymbol
    })
    .join('')

/** Signs that fonts of GOST lettering (GOST Common, delivered with Inventor) hold in private use. */
const gostSigns: Readonly<Record<string, string>> = { '\u{E90D}': 'Ø' }

/** Text with the signs of a font of GOST lettering as the usual characters. */
export const withGostSigns = (text: string, font: string): string =>
  /gost/i.test(font) ? [...text].map((one) => gostSigns[one] ?? one).join('') : text

/**
 * Signs of sizes that Solid Edge writes as single letters of a font that it names `Symbol`. The Greek letters that such a
 * font usually has would not stand alone before a number.
 */
const loneSigns: Readonly<Record<string, string>> = { O: 'Ø', q: '□' }

/** The phi and the empty set of the Symbol font of Adobe and Windows, which Word and CAD systems write for a diameter. */
const greekSigns: Readonly<Record<string, string>> = { F: 'Ø', f: 'Ø', j: 'Ø', Æ: 'Ø' }

/** A font named `Symbol`; with `MT` or `PS` it is the Greek one of Adobe and Windows. */
const namedSymbol = /^(?:[A-Z]{6}\+)?Symbol(MT|PS)?$/

/** A letter by itself in a font named `Symbol` as the sign it shows. */
export function withLoneSigns(text: string, font: string): string {
  const [, variant] = namedSymbol.exec(font) ?? [null, null]
  if (variant === null) return text
  const letter = text.trim()
  return greekSigns[letter] ?? (variant === undefined ? loneSigns[letter] : undefined) ?? text
}

/** Texts with the mu of a Greek font, which the file holds as `m`: `20` + `m` + `m` are micrometres. */
export const withMu = <Text extends { readonly text: string; readonly font: string }>(
  texts: readonly Text[],
): readonly Text[] =>
  texts.map((one) => (one.text === 'm' && namedSymbol.test(one.font) ? { ...one, text: 'µ' } : one))

const privateUse = /[\u{E000}-\u{F8FF}]/u

/**
 * Characters of private use as the letters under them: symbol fonts of Windows put their 8-bit codes at U+F000
 * (OpenType specification, cmap platform 3 encoding 0).
 */
export const withoutPrivateUse = (text: string): string =>
  privateUse.test(text)
    ? [...text]
        .map((character) => {
          const code = character.codePointAt(0) ?? 0
          if (!privateUse.test(character)) return character
          return code > 0xf020 && code < 0xf100
            ? String.fromCodePoint(code - 0xf000)
            : unknownSymbol
        })
        .join('')
    : text
