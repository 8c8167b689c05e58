import { firstAngleOutline, wideMark } from './logo-geometry.ts'

interface MarkProps {
  className?: string
}

const wide = firstAngleOutline(wideMark)

/** Symbol and brand name. The name is text, so the logo link needs no label of its own. */
export function Logo({ name, className = '' }: MarkProps & { name: string }) {
  return (
    <span className={`inline-flex items-center gap-2.5 ${className}`}>
      <WideMark className="h-[1.35em] w-auto" />
      <span className="font-heading font-semibold tracking-tight" translate="no">
        {name}
      </span>
    </span>
  )
}

function WideMark({ className = '' }: MarkProps) {
  return (
    <svg
      viewBox="0 0 54 32"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      aria-hidden="true"
    >
      <Outline outline={wide} />
      <path d={wide.centreLines.join('')} strokeWidth="1" strokeDasharray="5 1.6 1.2 1.6" />
    </svg>
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
