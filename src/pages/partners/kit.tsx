import type { DrawingId } from '@firstangle/drawings'
import type { PartnersCopy } from '../../../shared/content/pages/partners.ts'
import { Definitions } from '../../components/lists/definitions.tsx'
import bracketDetail from '../../generated/drawings/bracket-detail.svg?url'
import bracket from '../../generated/drawings/bracket-evidence.svg?url'
import coverDetail from '../../generated/drawings/cover-detail.svg?url'
import cover from '../../generated/drawings/cover-evidence.svg?url'
import plateDetail from '../../generated/drawings/plate-detail.svg?url'
import plate from '../../generated/drawings/plate-evidence.svg?url'
import shaftDetail from '../../generated/drawings/shaft-detail.svg?url'
import shaft from '../../generated/drawings/shaft-evidence.svg?url'

/** Each sheet, and the part of it that is shown. */
const sheets: Record<DrawingId, { whole: string; detail: string }> = {
  shaft: { whole: shaft, detail: shaftDetail },
  bracket: { whole: bracket, detail: bracketDetail },
  plate: { whole: plate, detail: plateDetail },
  cover: { whole: cover, detail: coverDetail },
}

/** What a partner builds with: the sample sheets with everything read from them, keys, documents, schemas. */
export function Kit({ copy }: { copy: PartnersCopy['kit'] }) {
  return (
    <>
      <ul
        className="cells swipe sm:grid-cols-2 @min-[56rem]:grid-cols-4 print:grid-cols-4"
        aria-labelledby="kit-title"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the list scrolls, and a keyboard must reach it to do so
        tabIndex={0}
      >
        {copy.sheets.map(({ drawing, title, text, alt }) => {
          const { whole, detail } = sheets[drawing]
          return (
            <li key={drawing}>
              <a href={whole} className="partner-sheet">
                <img src={detail} alt={alt} width="496" height="448" loading="lazy" />
                <span>
                  <b>{title}</b> {text}
                </span>
              </a>
            </li>
          )
        })}
      </ul>
      <div className="partner-kit">
        <Definitions items={copy.points} />
      </div>
    </>
  )
}
