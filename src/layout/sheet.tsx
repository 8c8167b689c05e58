import type { ReactNode } from 'react'

const sideZones = ['A', 'B', 'C', 'D', 'E', 'F']
const bottomZones = ['1', '2', '3', '4', '5', '6', '7', '8']

/** Background areas by path prefix (SPEC section 2); the first match wins. */
const areas = [
  ['/documentation', 'documentation'],
  ['/partners', 'partners'],
  ['/knowledge-base', 'knowledge-base'],
  ['/case-study', 'case-studies'],
  ['/case-studies', 'case-studies'],
  ['/blog', 'blog'],
  ['/use-cases', 'use-cases'],
  ['/schedule-call', 'schedule-call'],
] as const

/** The background of a path: `home`, one of the areas, or `default`. Matches by segment. */
export function backgroundOf(path: string): string {
  if (path === '/') return 'home'
  const area = areas.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`))
  return area?.[1] ?? 'default'
}

/** The drawing sheet around a page: frame, zone marks and the faint pattern of its area. */
export function Sheet({ path, children }: { path: string; children: ReactNode }) {
  return (
    <div className="sheet">
      <div className="sheet__pattern" data-background={backgroundOf(path)} />
      <div className="sheet__frame" aria-hidden="true">
        <Zones zones={sideZones} />
        <Zones zones={sideZones} />
        <Zones zones={bottomZones} />
      </div>
      {children}
    </div>
  )
}

function Zones({ zones }: { zones: readonly string[] }) {
  return (
    <div className="sheet__zones">
      {zones.map((zone) => (
        <span key={zone}>{zone}</span>
      ))}
    </div>
  )
}
