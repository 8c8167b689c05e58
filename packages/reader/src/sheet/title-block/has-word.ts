/** Does a text hold a word: three letters in a row? */
export const hasWord = (text: string): boolean => /\p{L}{3}/u.test(text)
