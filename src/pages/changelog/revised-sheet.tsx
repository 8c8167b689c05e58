import type { ChangelogCopy } from '../../../shared/content/pages/changelog.ts'
import { Breakable } from '../../components/text/breakable.tsx'
import type { ChangedPlace } from './changed-places.ts'
import { RevisionMark } from './revision-mark.tsx'

interface RevisedSheetProps {
  places: readonly ChangedPlace[]
  areas: ChangelogCopy['areas']
}

/** Every place that has changed, marked as on a revised drawing: triangles stay, the cloud moves on to the newest change. */
export function RevisedSheet({ places, areas }: RevisedSheetProps) {
  return (
    <div className="revised-sheet">
      {(['contract', 'site'] as const).map((area) => (
        <section key={area} aria-labelledby={`map-${area}`}>
          <h3 id={`map-${area}`}>{areas[area]}</h3>
          <ul>
            {places
              .filter((place) => place.area === area)
              .map((place) => (
                <Place key={place.path} place={place} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Place({ place: { path, changes, isLatest } }: { place: ChangedPlace }) {
  return (
    <li className="revised-place" data-latest={isLatest || undefined}>
      <code translate="no">
        <Breakable>{path}</Breakable>
      </code>
      <span className="revised-place__marks">
        {changes.map(({ id, number, title, area }) => (
          <a key={id} href={`#${id}`} aria-label={`${number} ${title}`} title={title}>
            <RevisionMark number={number} isFilled={area === 'contract'} />
          </a>
        ))}
      </span>
    </li>
  )
}
