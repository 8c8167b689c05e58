/** How to write the signs of drawings that the standard fonts of PDF lack. */
const written: Readonly<Record<string, string>> = {
  '⌀': 'Ø',
  '⌴': 'CBORE ',
  '⌵': 'CSK ',
  '↧': 'DEPTH ',
  '□': 'SQ ',
  '√': 'SURF ',
  '⌒': 'ARC ',
  '▷': 'DATUM ',
  '−': '-',
  '≤': '<=',
  '≥': '>=',
  '\u202f': ' ',
  '\u0304': '',
  '\u030a': '',
  '⏤': 'STRAIGHTNESS',
  '⏥': 'FLATNESS',
  '○': 'ROUNDNESS',
  '⌭': 'CYLINDRICITY',
  '∥': 'PARALLELISM',
  '⊥': 'PERPENDICULARITY',
  '∠': 'ANGULARITY',
  '⌖': 'POSITION',
  '◎': 'CONCENTRICITY',
  '⌯': 'SYMMETRY',
  '↗': 'RUN-OUT',
  '⌰': 'TOTAL RUN-OUT',
  '⌓': 'PROFILE',
}

/** Circled capitals become `(M)`. */
const circledA = 0x24b6

/** Text in the characters of WinAnsi (ISO 32000-2, annex D); what has no other spelling becomes a question mark. */
export function inWinAnsi(text: string, isKnown: (character: string) => boolean): string {
  return Array.from(text.normalize('NFC'), (character) => {
    if (isKnown(character)) return character
    const spelled = written[character]
    if (spelled !== undefined) return spelled
    const code = character.codePointAt(0) ?? 0
    if (code >= circledA && code < circledA + 26) {
      return `(${String.fromCharCode(65 + code - circledA)})`
    }
    const plain = character.normalize('NFKD').replaceAll(/\p{M}/gu, '')
    return plain !== '' && Array.from(plain).every(isKnown) ? plain : '?'
  }).join('')
}
