import type { SupplierSelectionCopy } from '../../../../shared/content/supplier-selection.ts'
import { fillText } from '../../../../shared/i18n/format.ts'
import bracket from '../../../generated/drawings/bracket.svg?url'
import cover from '../../../generated/drawings/cover.svg?url'
import plate from '../../../generated/drawings/plate.svg?url'
import shaft from '../../../generated/drawings/shaft.svg?url'
import { supplierMatrix } from '../../../generated/supplier-matrix.ts'

const sheets = { shaft, bracket, plate, cover }

/** The four sheets of a request, each with the number of example suppliers that fit. */
export function RequestSummary({ copy }: { copy: SupplierSelectionCopy['matrix'] }) {
  return (
    <figure id="requests-content" className="border border-line bg-sheet">
      <ul className="cells grid-cols-2 border-0">
        {supplierMatrix.parts.map(({ id, verdicts }) => (
          <li key={id} className="p-3">
            <img src={sheets[id]} alt="" width={420} height={297} className="h-auto w-full" />
            <p className="mt-2 font-heading font-semibold leading-tight">{copy.parts[id]}</p>
            <p className="font-mono text-xs text-muted">
              {fillText(copy.asked, {
                count: verdicts.filter((verdict) => !('failed' in verdict)).length,
                max: verdicts.length,
              })}
            </p>
          </li>
        ))}
      </ul>
      <figcaption className="border-t border-hairline px-3 py-2 text-xs text-muted">
        <b className="font-semibold">{copy.asideTitle}.</b> {copy.asideText}{' '}
        <a href="#matrix" className="text-action underline">
          {copy.title}
        </a>
      </figcaption>
    </figure>
  )
}
