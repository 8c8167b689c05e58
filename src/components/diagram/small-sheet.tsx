import type { ReactNode } from 'react'

interface SmallSheetProps {
  /** Words in the last cell of the title block (338 to 426, 298 to 338), which is empty without. */
  name?: string
  children: ReactNode
}

/**
 * A sheet beside a page's first words, 440 by 352 units: edge, frame with centring marks, and a title block with the symbol
 * of first-angle projection. The page says the same in words, so it is hidden from screen readers.
 */
export function SmallSheet({ name, children }: SmallSheetProps) {
  return (
    <div className="diagram small-sheet">
      <svg viewBox="0 0 440 352" aria-hidden="true">
        <path d="M.5.5h439v351H.5z" />
        <path className="diagram__box" d="M14 14h412v324H14z" />
        <path className="diagram__line" d="M220 0v20M220 332v20M0 176h20M420 176h20" />
        <path className="diagram__box" d="M250 298h176v40H250zM338 298v40" />
        <path className="diagram__line" d="M266 313l22-4v18l-22-4z" />
        <circle className="diagram__line" cx="312" cy="318" r="9" />
        <circle className="diagram__line" cx="312" cy="318" r="5" />
        <path className="diagram__centre" d="M260 318h66M312 304v28" />
        {name && (
          <text className="diagram__title" x="382" y="324">
            {name}
          </text>
        )}
        {children}
      </svg>
    </div>
  )
}
