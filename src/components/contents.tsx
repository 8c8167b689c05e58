import { useEffect, useState } from 'react'

interface ContentsProps {
  label: string
  /** Sections in the order they stand on the page. */
  items: readonly { id: string; title: string }[]
}

/**
 * Table of contents that follows the scroll position, numbered like the balloons of the sections.
 * Plain anchors: they work before and without scripts.
 */
export function Contents({ label, items }: ContentsProps) {
  const current = useCurrentSection(items)
  return (
    <nav aria-label={label} className="contents-list no-print">
      <p className="contents-list__label" aria-hidden="true">
        {label}
      </p>
      <ol>
        {items.map(({ id, title }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="contents-list__link"
              aria-current={id === current ? 'location' : undefined}
            >
              <span className="contents-list__balloon" aria-hidden="true">
                {index + 1}
              </span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The section being read: the last one whose top is in the upper third of the viewport; at the page's end the last. */
function useCurrentSection(items: ContentsProps['items']): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    let frame = 0
    const measure = () => {
      frame = 0
      const tops = items.map(({ id }) => ({
        id,
        top: document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY,
      }))
      const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 1
      const read = isAtEnd ? tops.at(-1) : tops.findLast(({ top }) => top < innerHeight / 3)
      setCurrent(read?.id)
    }
    const request = () => {
      frame ||= requestAnimationFrame(measure)
    }
    request()
    addEventListener('scroll', request, { passive: true })
    addEventListener('resize', request)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', request)
      removeEventListener('resize', request)
    }
  }, [items])
  return current
}
