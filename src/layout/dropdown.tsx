import type { ReactNode } from 'react'

interface DropdownProps {
  id: string
  button: ReactNode
  buttonClassName: string
  panelClassName?: string
  children: ReactNode
}

/**
 * Disclosure menu on a native popover: click, Escape and click outside work without scripts;
 * `frame/dropdowns.ts` adds opening on hover, the close delay and closing when the focus leaves.
 */
export function Dropdown(props: DropdownProps) {
  const { id, button, buttonClassName, panelClassName = '', children } = props
  return (
    <div data-dropdown>
      <button
        type="button"
        popoverTarget={id}
        aria-expanded="false"
        aria-controls={id}
        className={buttonClassName}
      >
        {button}
      </button>
      <div id={id} popover="auto" className={`dropdown ${panelClassName}`}>
        {children}
      </div>
    </div>
  )
}
