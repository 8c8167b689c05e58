import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'

export interface Tab {
  id: string
  title: string
  panel: ReactNode
}

/**
 * Tabs after the ARIA authoring practices: arrows move and activate, Home and End jump.
 * Without scripts the tab list is gone and all panels show under their headings.
 */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  const [active, setActive] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const prefix = useId()

  useEffect(() => {
    const index = tabs.findIndex((tab) => location.hash === `#${tab.id}`)
    if (index > 0) setActive(index)
  }, [tabs])

  function onKeyDown(event: KeyboardEvent) {
    const next = tabAfterKey(event.key, active, tabs.length)
    if (next === undefined) return
    event.preventDefault()
    setActive(next)
    list.current?.querySelectorAll('button')[next]?.focus()
  }

  return (
    <div className="tabs">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="needs-script flex overflow-x-auto border-b border-line"
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}-${tab.id}`}
            aria-controls={tab.id}
            aria-selected={index === active}
            tabIndex={index === active ? 0 : -1}
            className="tab"
            onClick={() => setActive(index)}
          >
            {tab.title}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={tab.id}
          aria-labelledby={`${prefix}-${tab.id}`}
          className="tab-panel"
          data-active={index === active || undefined}
        >
          <h3 className="tab-panel__title">{tab.title}</h3>
          {tab.panel}
        </div>
      ))}
    </div>
  )
}

/** The tab a key leads to (ARIA APG "Tabs"), or undefined for any other key. */
export function tabAfterKey(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (active + 1) % count
  if (key === 'ArrowLeft') return (active + count - 1) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
