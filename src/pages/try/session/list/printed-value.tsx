import { signedText } from '@firstangle/drawings/lettering'
import { SignedWords } from '../../../../components/text/signed-words.tsx'
import { type PrintedPart, printedParts } from '../../../../try/result/printed-parts.ts'

/** A value as it is drawn: stacked deviations, frames in cells, signs that text fonts lack. */
export function PrintedValue({ text }: { text: string }) {
  return (
    <span className="try-printed" translate="no">
      {printedParts(text).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a value never change their order
        <Part key={index} part={part} />
      ))}
    </span>
  )
}

function Part({ part }: { part: PrintedPart }) {
  switch (part.type) {
    case 'text':
      return <Signs text={part.text} />
    case 'boxed':
      return (
        <span className="try-printed__frame">
          <span>
            <Signs text={part.text} />
          </span>
        </span>
      )
    case 'stack':
      return (
        <span className="try-printed__stack">
          <span>{part.upper}</span>
          <span className="sr-only"> / </span>
          <span>{part.lower}</span>
        </span>
      )
    case 'frame':
      return (
        <span className="try-printed__frame">
          {part.cells.map((cell, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cells never change their order
            <span key={index}>
              <Signs text={cell} />
            </span>
          ))}
        </span>
      )
    case 'break':
      return <br />
  }
}

const Signs = ({ text }: { text: string }) => <SignedWords parts={signedText(text)} />
