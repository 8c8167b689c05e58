import type { SupplierSelectionCopy } from '../../../../shared/content/pages/supplier-selection.ts'
import { fillText } from '../../../../shared/i18n/format.ts'
import bracket from '../../../generated/drawings/bracket.svg?url'
import cover from '../../../generated/drawings/cover.svg?url'
import plate from '../../../generated/drawings/plate.svg?url'
import shaft from '../../../generated/drawings/shaft.svg?url'
import { supplierMatrix } from '../../../generated/supplier-matrix.ts'
import { useShownPage } from '../../../navigation/shown-page.tsx'
import { type FanLine, fanLines } from './fan-lines.ts'
import { profileText } from './matrix-text.ts'
import type { SupplierProfile, Verdict } from './supplier-fit.ts'

const sheets = { shaft, bracket, plate, cover }
const profiles: readonly SupplierProfile[] = supplierMatrix.profiles
const parts: readonly { id: keyof typeof sheets; verdicts: readonly Verdict[] }[] =
  supplierMatrix.parts
const lines = fanLines(parts.map(({ verdicts }) => verdicts))
const fitting = new Set(lines.filter(({ check }) => !check).map(({ shop }) => shop))

/** Four sheets and five suppliers: a line that arrives is a request, the others stop at the check that fails. */
export function RequestFan({ copy }: { copy: SupplierSelectionCopy['matrix'] }) {
  const { locale } = useShownPage()
  return (
    <figure>
      <div className="request-fan">
        <ul className="request-fan__sheets">
          {parts.map(({ id, verdicts }) => (
            <li key={id}>
              <img src={sheets[id]} alt="" width={420} height={297} />
              <p>
                <b>{copy.parts[id]}</b>
                <span>
                  {fillText(copy.asked, {
                    count: verdicts.filter((verdict) => !verdict.failed).length,
                    max: verdicts.length,
                  })}
                </span>
              </p>
            </li>
          ))}
        </ul>
        <div className="request-fan__between">
          <svg aria-hidden="true">
            {lines.map((line) => (
              <Line key={`${line.part} ${line.shop}`} {...line} copy={copy} />
            ))}
          </svg>
        </div>
        <ul className="request-fan__shops">
          {profiles.map((profile, shop) => (
            <li key={profile.id} data-asked={fitting.has(shop) || undefined}>
              <b>
                <span className="sr-only">{copy.profile} </span>
                {profile.id}
              </b>
              <span>{profileText(profile, copy, locale)}</span>
            </li>
          ))}
        </ul>
      </div>
      <figcaption className="mt-6 text-sm text-muted">
        <b className="font-sans font-semibold">{copy.asideTitle}.</b> {copy.asideText}{' '}
        <a href="#matrix" className="text-action underline">
          {copy.title}
        </a>
      </figcaption>
    </figure>
  )
}

interface LineProps extends FanLine {
  copy: SupplierSelectionCopy['matrix']
}

/** A line that arrives, or one that stops at the check it fails. */
function Line({ part, end, y, check, copy }: LineProps) {
  const [x2, y2] = [`${end}%`, `${y}%`]
  return (
    <g className={check ? undefined : 'request-fan__fit'}>
      <line x1="0" y1={`${((part + 0.5) / parts.length) * 100}%`} x2={x2} y2={y2} />
      {check && (
        <>
          <circle cx={x2} cy={y2} r="2.5" />
          <text x={x2} y={y2} dx="7" dy="4">
            {copy.checks[check]}
          </text>
        </>
      )}
    </g>
  )
}
