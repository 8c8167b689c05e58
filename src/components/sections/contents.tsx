import { Enhanced } from '../../islands/island.tsx'
import { markSection } from './mark-section.enhance.ts'

interface ContentsProps {
  label: string
  /** Sections in the order they stand on the page. */
  items: readonly { id: string; title: string }[]
}

/** From this many characters on a title takes more than half the width of a phone. */
const long = 24

/**
 * Table of contents that follows the scroll position, numbered like the balloons of the sections.
 * Plain anchors: they work before and without scripts.
 */
export function Contents({ label, items }: ContentsProps) {
  const width = items.some(({ title }) => title.length > long) ? ' contents-list--long' : ''
  return (
    <Enhanced by={markSection} when="near">
      <nav aria-label={label} className={`contents-list${width} no-print`}>
        <p className="contents-list__label" aria-hidden="true">
          {label}
        </p>
        <ol>
          {items.map(({ id, title }, index) => (
            <li key={id}>
              <a href={`#${id}`}>
                <span aria-hidden="true">{index + 1}</span>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </Enhanced>
  )
}
