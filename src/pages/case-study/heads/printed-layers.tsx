import type { CaseStudyCopy } from '../../../../shared/content/pages/case-study.ts'
import { caseLayers } from '../../../generated/case-layers.ts'
import { sharesOf } from '../shares.ts'

const { width, height, layers, platform, scale } = caseLayers

/** From the part to the dimension beside it, mm. */
const reach = 14

/** The part while it is printed. Its height is the first share among the figures, which is also its dimension. */
export function PrintedLayers({ copy }: { copy: Pick<CaseStudyCopy, 'kpis' | 'sheet'> }) {
  const measured = copy.kpis.find(({ value }) => sharesOf(value).length > 0)
  const [share = 100] = sharesOf(measured?.value ?? '')
  const printed = Math.round((layers.length * share) / 100)
  const level = scale.low - ((scale.low - scale.high) * share) / 100
  return (
    <figure>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={copy.sheet.head}
        className="case-print"
      >
        <path d={platform} className="case-print__platform" />
        {layers.map((path, index) => (
          <path
            key={path}
            d={path}
            className={index < printed ? undefined : 'case-print__coming'}
          />
        ))}
        <Measure x={scale.x} low={scale.low} high={level} />
        <text x={scale.x + reach + 6} y={(scale.low + level) / 2}>
          {measured?.value}
        </text>
      </svg>
      <figcaption className="text-sm text-muted">{copy.sheet.caption}</figcaption>
    </figure>
  )
}

/** A height as it is dimensioned in an isometric view: extension lines run along an axis of the part. */
function Measure({ x, low, high }: { x: number; low: number; high: number }) {
  const rise = reach * Math.tan(Math.PI / 6)
  const [at, from, to] = [x + reach, low + rise, high + rise]
  const overhang = `l${reach + 3} ${rise + 3 * Math.tan(Math.PI / 6)}`
  return (
    <g className="case-print__measure">
      <path d={`M${x} ${low}${overhang}M${x} ${high}${overhang}M${at} ${from}V${to}`} />
      <path
        d={`M${at} ${from}l-1.1-5h2.2zM${at} ${to}l-1.1 5h2.2z`}
        className="case-print__arrow"
      />
    </g>
  )
}
