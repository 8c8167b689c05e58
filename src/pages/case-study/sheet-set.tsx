import type { DrawingId } from '@firstangle/drawings'
import { sheets } from './sheets.ts'

/** The sheets of all studies as one set, the first on top. Decorative: the list below the first words names each. */
export function SheetSet({ drawings }: { drawings: readonly DrawingId[] }) {
  return (
    <div className="sheet-set">
      {drawings.toReversed().map((drawing) => (
        <img
          key={drawing}
          src={sheets[drawing]}
          alt=""
          width="1680"
          height="1188"
          loading="lazy"
          decoding="async"
        />
      ))}
    </div>
  )
}
