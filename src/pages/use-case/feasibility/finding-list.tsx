import type { Box } from '@firstangle/drawings'
import type { PlaygroundCopy } from '../../../../shared/content/pages/feasibility.ts'
import type { Finding } from '../../../../shared/feasibility/finding.ts'
import { fillText } from '../../../../shared/i18n/format.ts'
import type { Locale } from '../../../../shared/i18n/locale.ts'
import { partAround } from '../../../components/sheets/part-around.ts'
import { alternativeOf, calloutOf, rationaleOf } from './wording.ts'

interface FindingListProps {
  copy: PlaygroundCopy
  src: string
  sheet: { width: number; height: number }
  failing: readonly Finding[]
  active: number | undefined
  locale: Locale
  onPoint: (number: number | undefined) => void
}

/** The failing callouts by balloon number: what was found, why it fails, what could be offered instead. */
export function FindingList(props: FindingListProps) {
  const { copy, src, sheet, failing, active, locale, onPoint } = props
  return (
    <ol className="mt-3">
      {failing.map((finding, index) => {
        const number = index + 1
        const isActive = number === active
        const alternative = alternativeOf(finding, copy, locale)
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a finding is its number, as its balloon is
            key={index}
            className="finding"
            data-active={isActive || undefined}
            onPointerEnter={() => onPoint(number)}
            onPointerLeave={() => onPoint(undefined)}
          >
            <button
              type="button"
              aria-pressed={isActive}
              className="finding__head"
              onFocus={() => onPoint(number)}
              onBlur={() => onPoint(undefined)}
              onClick={() => onPoint(number)}
            >
              <span className="balloon">{number}</span>
              <span className="min-w-0">
                <span className="block text-sm text-muted">{copy.rules[finding.rule]}</span>
                <span className="block font-mono" translate="no">
                  {calloutOf(finding, copy) || '–'}
                </span>
              </span>
            </button>
            {finding.box && (
              <CalloutDetail
                src={src}
                sheet={sheet}
                box={finding.box}
                label={fillText(copy.result.detail, { count: number })}
              />
            )}
            <div className="finding__text">
              <p>
                {finding.needsPerson && <strong>{copy.result.needsPerson} </strong>}
                {rationaleOf(finding, copy, locale)}
              </p>
              {alternative && (
                <p className="mt-1 text-muted">
                  <span className="font-heading">{copy.result.alternative}</span> {alternative}
                </p>
              )}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

interface CalloutDetailProps {
  src: string
  sheet: { width: number; height: number }
  box: Box
  label: string
}

/** Width of the smallest detail in mm of the sheet; it is 8:5. */
const leastWidth = 40

/** Room around the callout that stays clear, in mm. */
const clear = 1.5

/** The callout enlarged, cut from the sheet; what stands beside it, whole or cut, is pale. */
function CalloutDetail({ src, sheet, box, label }: CalloutDetailProps) {
  const width = Math.max(leastWidth, box.width + 8, (box.height + 6) * 1.6)
  const { x, y, height } = partAround(box, { width, height: width / 1.6 }, sheet)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${x} ${y} ${width} ${height}`}
      className="finding__detail"
    >
      <image href={src} width={sheet.width} height={sheet.height} />
      <path
        d={`M${x} ${y}h${width}v${height}h${-width}zM${box.x - clear} ${box.y - clear}v${box.height + 2 * clear}h${box.width + 2 * clear}V${box.y - clear}z`}
      />
      <rect {...box} />
    </svg>
  )
}
