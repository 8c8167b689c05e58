import { Fragment } from 'react'

/** A title of which a line ends behind a sentence rather than inside it: the sentences are blocks of the line. */
export function Sentences({ text }: { text: string }) {
  const sentences = text.split(/(?<=\.) /)
  if (sentences.length === 1) return text
  return sentences.map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 && ' '}
      <span className="inline-block">{sentence}</span>
    </Fragment>
  ))
}
