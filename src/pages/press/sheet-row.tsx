import type { PressReleasesCopy } from '../../../shared/content/press.ts'
import { samples } from '../try/samples.ts'

/** The sample drawings side by side, each with its name. */
export function SheetRow({ names }: { names: PressReleasesCopy['sheets']['names'] }) {
  return (
    <ul className="sheet-row">
      {samples.map(({ id, picture }) => (
        <li key={id}>
          <img src={picture} alt="" width={420} height={297} />
          {names[id]}
        </li>
      ))}
    </ul>
  )
}
