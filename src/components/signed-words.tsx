import type { SignedText } from '@firstangle/drawings/lettering'
import { type ReactNode, useContext } from 'react'
import { SignNamesContext } from './sign-names.ts'

/** A text whose signs are drawn and said by their names; the characters themselves are there for copying. */
export function SignedWords({ parts }: { parts: SignedText }) {
  return parts.map((part, index) =>
    typeof part === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text never change their order
      <Words key={index} text={part} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text never change their order
      <Sign key={index} sign={part.sign}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by packages/drawings/src/lettering */}
        <span dangerouslySetInnerHTML={{ __html: part.svg }} />
        <span className="sr-only">{part.sign}</span>
      </Sign>
    ),
  )
}

/** Fonts have the sign of a diameter, but it is read aloud as a letter. */
const Words = ({ text }: { text: string }) =>
  text.split(/(Ø)/).map((piece, index) =>
    piece === 'Ø' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text never change their order
      <Sign key={index} sign={piece}>
        {piece}
      </Sign>
    ) : (
      piece
    ),
  )

function Sign({ sign, children }: { sign: string; children: ReactNode }) {
  const name = useContext(SignNamesContext)[sign]
  // Spaces that do not collapse: the name must not run into the figures beside it.
  const said = name && { role: 'img', 'aria-label': `\u00a0${name}\u00a0` }
  return (
    <span className="sign" {...said}>
      {children}
    </span>
  )
}
