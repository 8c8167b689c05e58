import type { PageData } from '../../../shared/page-data.ts'
import { SmallSheet } from '../../components/diagram/small-sheet.tsx'
import { PlainPage } from '../plain/plain-page.tsx'

/** How journalists reach us, beside a drawing they may print. */
export function PressContactPage(page: Pick<PageData<'press-contact'>, 'copy' | 'crumbs'>) {
  return <PlainPage {...page} aside={<PrintSample />} />
}

/** A drawing ready for print: a turned part between crop marks and registration marks, with steps of grey below. */
function PrintSample() {
  return (
    <SmallSheet name="SVG">
      <path
        className="diagram__line"
        d="M70 28v16M370 28v16M48 50h16M376 50h16M48 262h16M376 262h16M70 268v16M370 268v16"
      />
      {[
        [220, 36],
        [56, 160],
        [384, 160],
      ].map(([x = 0, y = 0]) => (
        <g key={x} className="diagram__line">
          <circle cx={x} cy={y} r="5" />
          <path d={`M${x - 9} ${y}h18M${x} ${y - 9}v18`} />
        </g>
      ))}
      <path
        className="diagram__box"
        d="M100 135h40v-18h60v-17h60v17h50v18h30v50h-30v18h-50v17h-60v-17h-60v-18h-40zM140 135v50M200 117v86M260 117v86M310 135v50"
      />
      <path className="diagram__centre" d="M85 160h270" />
      <path className="diagram__line" d="M100 191v57M340 191v57M100 242h240" />
      <path className="diagram__head" d="M100 242l10-2v4zM340 242l-10-2v4z" />
      <text className="diagram__value" textAnchor="middle" x="220" y="236">
        240
      </text>
      {[0.15, 0.35, 0.55, 0.75, 1].map((grey, index) => (
        <path
          key={grey}
          className="diagram__head"
          fillOpacity={grey}
          d={`M${100 + 16 * index} 276h14v12h-14z`}
        />
      ))}
    </SmallSheet>
  )
}
