/*
 * What visitors typed, before it goes into a mail, a calendar file or a webhook. The API refuses most of this; mails must
 * be safe whatever the store holds.
 */

/** Marks that turn the direction of what follows: they can make a text read as another one. */
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/gu

/** C0 and C1 control characters except tab and line feed. */
const controls = /(?![\t\n])\p{Cc}/gu

/** Text of several lines: line ends as `\n`, no control characters, no halves of surrogate pairs. */
export function safeText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(controls, '')
    .replace(directionMarks, '')
    .trim()
}

/** One line, for subjects, names and labels: line ends and runs of white space become one space. */
export function safeLine(text: string): string {
  return safeText(text).replace(/\s+/gu, ' ')
}

/** At most `max` characters as people count them, the last an ellipsis if something was cut. */
export function shorten(text: string, max: number): string {
  const characters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
  return characters.length <= max ? text : `${characters.slice(0, max - 1).join('')}…`
}
