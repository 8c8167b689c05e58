import type { ReactNode } from 'react'
import { lookAt } from '../../shared/page-at.ts'

/** Zone marks along each side of the sheet, and along its bottom. */
const sideZones = 6
const bottomZones = 8

/** The drawing sheet around a page: frame, zone marks and the faint pattern of its area. */
export function Sheet({ path, children }: { path: string; children: ReactNode }) {
  const background = lookAt(path, 'background') ?? 'default'
  return (
    <div className="sheet">
      <div
        className={`sheet__pattern sheet__pattern--${background}`}
        data-background={background}
      />
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
