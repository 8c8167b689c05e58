import type { ReactNode } from 'react'

/** More than the longest page has room for; the sheet cuts the rest off. */
const sideZones = 60
const bottomZones = 8

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
        <Zones count={sideZones} />
        <Zones count={sideZones} />
      </div>
      {children}
      <div className="sheet__end" aria-hidden="true">
        <Zones count={bottomZones} />
      </div>
    </div>
  )
}

/** The style sheet counts them. */
function Zones({ count }: { count: number }) {
  return (
    <div className="sheet__zones">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all are alike
        <i key={at} />
      ))}
    </div>
  )
}
