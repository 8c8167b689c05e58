import { RichText } from '../../components/text/rich-text.tsx'
import type { Particular } from './legal-data.ts'

/** Values of the operator as cells of a title block (ISO 7200): small term above, lines below. */
export function Particulars({ items }: { items: readonly Particular[] }) {
  return (
    <dl className="particulars">
      {items.map(({ term, lines }) => (
        <div key={term}>
          <dt className="title-label">{term}</dt>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines never change their order
            <dd key={index}>
              <RichText nodes={line} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
