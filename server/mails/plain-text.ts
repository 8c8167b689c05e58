import type { MailDraft, MailPart } from './mail-parts.ts'

/** Characters of a line. */
const columns = 76
/** RFC 5322 2.1.1 allows 998 octets a line; a word of one visitor must not reach that. */
const longestWord = 200

/** The mail as plain text: lines of at most 76 characters, addresses on lines of their own and never broken. */
export function writeText({ parts, footer, footerLink }: MailDraft): string {
  const body = parts.map(writePart).join('\n\n')
  const end = [...footer.map((line) => wrap(line)), `${footerLink.label}:`, footerLink.url]
  // The separator by which mail programs know what is not part of the message (RFC 3676, 4.3).
  return `${body}\n\n-- \n${end.join('\n')}\n`
}

function writePart(part: MailPart): string {
  switch (part.kind) {
    case 'text':
      return part.text
        .split('\n')
        .map((line) => wrap(line))
        .join('\n')
    case 'link':
      return `${wrap(`${part.label}:`)}\n${part.url}`
    case 'details':
      return part.rows.map(({ label, value }) => wrap(`${label}: ${value}`, '', '  ')).join('\n')
    case 'quote':
      return `${part.label}:\n${part.text
        .split('\n')
        .map((line) => wrap(line, '> ', '> '))
        .join('\n')}`
  }
}

/** Breaks at spaces only: no-break spaces keep what belongs together. */
function wrap(text: string, firstPrefix = '', nextPrefix = ''): string {
  const lines: string[] = []
  let line = firstPrefix
  let isEmpty = true
  for (const word of text.split(/[ \t]+/).flatMap(cutWord)) {
    if (!isEmpty && [...line].length + 1 + [...word].length > columns) {
      lines.push(line)
      line = nextPrefix
      isEmpty = true
    }
    line += isEmpty ? word : ` ${word}`
    isEmpty = false
  }
  return [...lines, line].join('\n')
}

function cutWord(word: string): string[] {
  const characters = [...word]
  const count = Math.max(1, Math.ceil(characters.length / longestWord))
  return Array.from({ length: count }, (_, at) =>
    characters.slice(at * longestWord, (at + 1) * longestWord).join(''),
  )
}
