import type { DrawingId } from '@firstangle/drawings'
import type { PartnersCopy } from '../../../shared/content/partners.ts'
import { Definitions } from '../../components/definitions.tsx'
import bracket from '../../generated/drawings/bracket-evidence.svg?url'
import cover from '../../generated/drawings/cover-evidence.svg?url'
import plate from '../../generated/drawings/plate-evidence.svg?url'
import shaft from '../../generated/drawings/shaft-evidence.svg?url'

const sheets: Record<DrawingId, string> = { shaft, bracket, plate, cover }

/** What a partner builds with: the sample sheets with everything read from them, keys, documents, schemas. */
export function Kit({ copy }: { copy: PartnersCopy['kit'] }) {
  return (
    <>
      <ul className="cells grid-cols-2">
        {copy.sheets.map(({ drawing, title, alt }) => (
          <li key={drawing} className="p-3 sm:p-4">
            <img
              src={sheets[drawing]}
              alt={alt}
              width="1680"
              height="1188"
              loading="lazy"
              decoding="async"
              className="block h-auto w-full"
            />
            <p className="mt-2 text-sm text-muted">{title}</p>
          </li>
        ))}
      </ul>
      <div className="mt-10">
        <Definitions items={copy.points} />
      </div>
    </>
  )
}
