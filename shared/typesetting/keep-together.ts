/** Each names what must stay on one line with the number beside it. */
const rules: readonly [RegExp, string][] = [
  // `ISO 2768`, `EN ISO 683-2`, `ASME Y14.5`, `Part 2`, `Annex 3`
  [/\b(ISO|DIN|EN|ASME|VDA|Part|Teil|[Aa]nnex|Anlage) (?=ISO\b|[A-Z]?\d)/g, '$1\u00a0'],
  // A number and its unit.
  [
    /(?<=\d) (?=(?:mm|µm|µin|cm|dpi|px|kB|MB|GB|kg|g\/cm³|min|h|s|%|€|in(?=[.,;)]))(?![\p{L}\d]))/gu,
    '\u00a0',
  ],
  // A part of a law and its number: `Art. 6 Abs. 1 Buchst. f`.
  [/\b(Art|Abs|Nr|Buchst)\. (?=\d|[a-z]\b)/g, '$1.\u00a0'],
  [/§ (?=\d)/g, '§\u00a0'],
  // A paragraph of a law and what stands in it: `§ 25 Abs. 2`, `Art. 4 Nr. 7`.
  [/(?<=(?:§|\bArt\.)[ \u00a0]\d{1,4}[a-z]?) (?=(?:Abs|Nr|S|Satz|Buchst)\b)/g, '\u00a0'],
  // The last part and its law: `§ 14 BGB`, `Buchst. f DSGVO`.
  [/(?<=(?:§|\b(?:Art|Abs|Nr|Buchst)\.)[ \u00a0](?:\d{1,4}[a-z]?|[a-z])) (?=[A-Z]{2})/g, '\u00a0'],
  // An article, what follows it, and its law: `Art. 44 ff. DSGVO`, `Art. 15 bis 21 DSGVO`.
  [/(?<=\d) (?=ff?\. )/g, '\u00a0'],
  [/(?<=\d|\bff?\.) (?=(?:DSGVO|GDPR)\b)/g, '\u00a0'],
  // A product and the function of an angle are one quantity.
  [/(?<=[\d)]) ([×·]) (?=[\d(√∛]|[A-Z]\b)/g, '\u00a0$1\u00a0'],
  [/\b(sin|cos|tan) (?=[\d(])/g, '$1\u00a0'],
  // What stands in brackets is one operand: `2 × (r + s)`.
  [/(?<=\([^() \u00a0]{1,6}) ([+\u2212])[ \u00a0](?=[^() ]{1,6}\))/g, '\u00a0$1\u00a0'],
  // A difference of two letters: `D − P`.
  [/(?<=\b[A-Za-z]) ([+\u2212]) (?=[A-Za-z]\b)/g, '\u00a0$1\u00a0'],
  // A factor and its letter, a letter and what it equals: `1.0825 P`, `D1 = D − P`.
  [/(?<= [−+×][ \u00a0]\d{1,4}[.,]\d{1,6}) (?=[A-Z]\b)/g, '\u00a0'],
  [/(?<=(?:^|[ \u00a0(])[A-Za-z]\d?) (?== )/g, '\u00a0'],
  // A roughness, a size with its class, a size with its angle: `Ra 3.2`, `Ø20 H7`, `Ø10 x 90°`.
  [/\b(Ra|Rz) (?=\d)/g, '$1\u00a0'],
  [/(?<=Ø\d[\d.,]{0,8}) (?=[A-Za-z]{1,2}\d)/g, '\u00a0'],
  [/(?<=\d) x (?=\d)/g, '\u00a0x\u00a0'],
  // A formula breaks before its operator, a chain of stations before its arrow; not behind it.
  [/(?<=[ \u00a0][−=×+→]) (?=\S)/g, '\u00a0'],
  // A month and its year: `24 November 2026`.
  [
    /(?<=\d{1,2}\.? (?:Jan|Feb|M[aä]r|Apr|Ma[iy]|Jun|Jul|Aug|Sep|O[ck]t|Nov|De[cz])\p{L}{0,6}) (?=\d{4})/gu,
    '\u00a0',
  ],
]

const phoneNumber = /\+\d\d(?: \d+)+/g

/** The same words, kept together inside standards, quantities, formulas and telephone numbers. */
export const keepTogether = (text: string): string =>
  rules
    .reduce((kept, [pattern, to]) => kept.replace(pattern, to), text)
    .replace(phoneNumber, (found) => found.replaceAll(' ', '\u00a0'))
