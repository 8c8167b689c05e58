import type { SignedText } from '@firstangle/drawings/lettering'

/** A text whose signs are drawn, with the characters themselves kept visually hidden for copying and screen readers. */
export function SignedWords({ parts }: { parts: SignedText }) {
  return parts.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text never change their order
      <span key={index} className="sign">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by packages/drawings/src/lettering */}
        <span dangerouslySetInnerHTML={{ __html: part.svg }} />
        <span className="sr-only">{part.sign}</span>
      </span>
    ),
  )
}
