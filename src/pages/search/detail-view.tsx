import { SmallSheet } from '../../components/diagram/small-sheet.tsx'
import { FrontView, TopView } from '../not-found/missing-view.tsx'

/** What a search does, drawn: a place of the sheet is circled, and stands beside it four times as large, with its size. */
export function DetailView() {
  return (
    <SmallSheet name="A–Z">
      <FrontView />
      <TopView />
      <circle className="diagram__boundary" cx="140" cy="137.5" r="21" />
      <text className="diagram__value" x="164" y="116">
        Z
      </text>
      <circle className="diagram__boundary" cx="318" cy="152" r="96" />
      <path className="diagram__box" d="M236 102h164M236 202h164" />
      <path className="diagram__hatching" strokeDasharray="9 6" d="M286 102v100M350 102v100" />
      <path className="diagram__centre" d="M318 96v118" />
      <path className="diagram__line" d="M286 100V82M350 100V82M286 88h64" />
      <path className="diagram__head" d="M286 88l10-2v4zM350 88l-10-2v4z" />
      <text className="diagram__value" textAnchor="middle" x="318" y="80">
        Ø16 H7
      </text>
      <text className="diagram__value" textAnchor="middle" x="318" y="274">
        Z (4:1)
      </text>
    </SmallSheet>
  )
}
