import type { TryCopy } from '../../../shared/content/pages/try.ts'
import { decimalText } from '../../../shared/i18n/decimal-text.ts'
import { SignedWords } from '../../components/text/signed-words.tsx'
import { sampleReading } from '../../generated/sample-reading.ts'
import shaft from '../../generated/try/shaft-read.svg?url'
import { useUi } from '../../layout/ui-copy.tsx'

/** A sample sheet with the box of every value, and the most telling ones of each kind as a list. */
export function ResultExample({ copy }: { copy: TryCopy['example'] }) {
  const { decimal, evidence } = useUi()
  const { kinds } = evidence
  const { width, height, fields } = sampleReading
  return (
    <div className="read-example">
      <img
        src={shaft}
        alt={copy.alt}
        width={width * 4}
        height={height * 4}
        loading="lazy"
        className="block h-auto border border-line bg-sheet"
      />
      <table className="text-sm">
        <caption className="pb-2 text-left text-muted">{copy.caption}</caption>
        <thead>
          <tr className="border-b border-line text-left text-xs text-muted">
            <th scope="col" className="font-heading">
              {copy.columns.label}
            </th>
            <th scope="col" className="font-heading">
              {copy.columns.kind}
            </th>
            <th scope="col" className="font-heading whitespace-nowrap">
              {copy.columns.confidence}
            </th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ ref, kind, label, confidence }) => (
            <tr key={ref} data-kind={kind} className="border-b border-hairline">
              <th
                scope="row"
                className="py-2 pr-1.5 text-left font-mono font-normal whitespace-nowrap"
                translate="no"
              >
                <SignedWords parts={label} />
              </th>
              <td className="pr-1">{kinds[kind]}</td>
              <td>{decimalText(confidence, decimal)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
