import { firstAngleOutline, wideMark } from './logo-geometry.ts'

const wide = firstAngleOutline(wideMark)
const markId = 'mark'

interface LogoProps {
  name: string
  /** The first logo of a page holds the symbol's lines; the others refer to them. */
  isFirst?: boolean
}

/** Symbol and brand name. The name is text, so the logo link needs no label of its own. */
export function Logo({ name, isFirst = false }: LogoProps) {
  return (
    <span className="logo">
      <svg viewBox="0 0 54 32" aria-hidden="true">
        {isFirst ? <Mark /> : <use href={`#${markId}`} />}
      </svg>
      <span translate="no">{name}</span>
    </span>
  )
}

function Mark() {
  return (
    <g id={markId} fill="none" stroke="currentColor" strokeWidth="2.25">
      <Outline outline={wide} />
      <path d={wide.centreLines.join('')} strokeWidth="1" strokeDasharray="5 1.6 1.2 1.6" />
    </g>
  )
}

function Outline({ outline }: { outline: ReturnType<typeof firstAngleOutline> }) {
  return (
    <>
      <path d={outline.cone} strokeLinejoin="round" />
      {outline.circles.map(({ cx, cy, r }) => (
        <circle key={r} cx={cx} cy={cy} r={r} />
      ))}
    </>
  )
}
