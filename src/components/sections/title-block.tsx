import type { TitleBlockCopy } from '../../../shared/content/parts/drafting-parts.ts'
import { RichText } from '../text/rich-text.tsx'
import { TitleBlockFrame } from './title-block-frame.tsx'

/** The essentials of a page in cells, as in the title block of a drawing (ISO 7200). */
export function TitleBlock({ copy }: { copy: TitleBlockCopy }) {
  return (
    <TitleBlockFrame label={copy.label}>
      <dl className="cells block-cells">
        {copy.cells.map((cell) => (
          <div key={cell.label} className="px-3 py-2.5 sm:px-4">
            <dt className="title-label">{cell.label}</dt>
            <dd className="mt-0.5 font-heading text-lg font-semibold leading-snug">
              <RichText nodes={cell.value} />
            </dd>
          </div>
        ))}
      </dl>
    </TitleBlockFrame>
  )
}
