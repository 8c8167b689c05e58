/** Cyrillic capitals and small letters that look like Latin ones, as some fonts encode them. */
const lookAlikes: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  Х: 'X',
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  х: 'x',
  у: 'y',
}

const cyrillicOnly = /[БГДЖЗИЙЛПФЦЧШЩЪЫЬЭЮЯбвгджзийклмнптфцчшщъыьэюя]/

/** A word of Cyrillic letters that all look Latin, in Latin letters: `А3` becomes `A3`. */
export function latinLetters(text: string): string {
  if (cyrillicOnly.test(text)) return text
  return text.replace(/[А-Яа-я]/g, (letter) => lookAlikes[letter] ?? letter)
}

/** Small Cyrillic letters whose capitals look Latin: captions are looked up with either alphabet. */
const smallLetters = new Map(
  [...'авекмнорстух'].map((letter, i) => [letter, 'abekmhopctyx'[i] ?? letter]),
)

const ideograph = '[\\u3040-\\u30ff\\u3400-\\u9fff]'
const ideographGap = new RegExp(`(?<=${ideograph})\\s+(?=${ideograph})`, 'g')

/** Text of a caption for look-up: lower case, no accents, no dots and colons, single spaces. */
export function normaliseCaption(text: string): string {
  return (
    latinLetters(text)
      .toLowerCase()
      .replace(/[авекмнорстух]/g, (letter) => smallLetters.get(letter) ?? letter)
      .replace(/º/g, '°')
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC')
      // The bar of this letter is no accent to Unicode.
      .replace(/ł/g, 'l')
      .replace(/[’´`]/g, "'")
      .replace(/[.:;,_]+/g, ' ')
      .replace(ideographGap, '')
      .replace(/\bn\s*°/g, 'n°')
      .replace(/(?:(?<!\s)\s+)?([/-])\s*/g, '$1')
      .replace(/\s+/g, ' ')
      .trim()
  )
}
