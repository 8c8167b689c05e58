import { type ReactNode, useId } from 'react'
import { Enhanced } from '../../islands/island.tsx'
import { switchTabs } from './switch-tabs.enhance.ts'

interface Tab {
  id: string
  title: string
  panel: ReactNode
}

/**
 * Tabs after the ARIA authoring practices. Without scripts the tab list is gone and all panels show under their headings.
 */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  const prefix = useId()
  return (
    <Enhanced by={switchTabs} when="near">
      <div className="tabs">
        <div
          role="tablist"
          aria-label={label}
          className="needs-script flex overflow-x-auto border-b border-line"
        >
          {tabs.map((tab, index) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${prefix}-${tab.id}`}
              aria-controls={tab.id}
              aria-selected={index === 0}
              tabIndex={index === 0 ? 0 : -1}
              className="tab"
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
            data-active={index === 0 || undefined}
          >
            <h3 className="tab-panel__title">{tab.title}</h3>
            {tab.panel}
          </div>
        ))}
      </div>
    </Enhanced>
  )
}
