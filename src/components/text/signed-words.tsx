import type { SignedText } from '@firstangle/drawings/lettering'
import { type ReactNode, useContext } from 'react'
import { namedSign, SignNamesContext } from './sign-names.ts'

/** A text whose signs are drawn and said by their names; the characters themselves are there for copying. */
export function SignedWords({ parts }: { parts: SignedText }) {
  return parts.map((part, index) =>
    typeof part === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text never change their order
      <SpokenWords key={index} text={part} />
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

/** A text as fonts show it; its signs, which screen readers take for letters or arrows, are said by their names. */
export const SpokenWords = ({ text }: { text: string }) =>
  text.split(namedSign).map((piece, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text never change their order
      <Sign key={index} sign={piece}>
        {piece}
      </Sign>
    ) : (
      piece
    ),
  )

function Sign({ sign, children }: { sign: string; children: ReactNode }) {
  const names = useContext(SignNamesContext)
  // A surface symbol may carry an accent.
  const name = names[sign] ?? names[sign.charAt(0)]
  // Spaces that do not collapse: the name must not run into the figures beside it.
  const said = name && { role: 'img', 'aria-label': `\u00a0${name}\u00a0` }
  return (
    <span className="sign" {...said}>
      {children}
    </span>
  )
}
