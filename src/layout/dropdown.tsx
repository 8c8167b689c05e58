import {
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'

/** SPEC section 4: a menu closes 120 ms after the pointer has left it. */
const CLOSE_DELAY_MS = 120

interface DropdownProps {
  id: string
  button: ReactNode
  buttonClassName: string
  panelClassName?: string
  children: ReactNode
}

/**
 * Disclosure menu on a native popover: click, Escape and click outside work before and without
 * scripts; scripts add opening on hover, the close delay and closing when the focus leaves.
 */
export function Dropdown(props: DropdownProps) {
  const { id, button, buttonClassName, panelClassName = '', children } = props
  const panel = useRef<HTMLDivElement>(null)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const openedByHover = useRef(false)
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => {
    // It may have been opened before the scripts came.
    setIsOpen(panel.current?.matches(':popover-open') === true)
    return () => clearTimeout(closing.current)
  }, [])

  function openOnHover(pointerType: string) {
    if (pointerType !== 'mouse') return
    clearTimeout(closing.current)
    if (panel.current?.matches(':popover-open')) return
    openedByHover.current = true
    panel.current?.showPopover()
  }
  function closeSoon(pointerType: string) {
    if (pointerType !== 'mouse') return
    closing.current = setTimeout(() => panel.current?.hidePopover(), CLOSE_DELAY_MS)
  }
  /** The click that follows a hover confirms the open menu instead of closing it. */
  function confirm(event: MouseEvent) {
    if (openedByHover.current && panel.current?.matches(':popover-open')) event.preventDefault()
    openedByHover.current = false
  }
  function closeWhenFocusLeaves(event: FocusEvent) {
    const next = event.relatedTarget as Node | null
    if (next && !event.currentTarget.contains(next)) panel.current?.hidePopover()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only pointer comfort; the button does all of it
    <div
      onPointerEnter={(event) => openOnHover(event.pointerType)}
      onPointerLeave={(event) => closeSoon(event.pointerType)}
      onBlur={closeWhenFocusLeaves}
    >
      <button
        type="button"
        popoverTarget={id}
        aria-expanded={isOpen}
        aria-controls={id}
        className={buttonClassName}
        onClick={confirm}
      >
        {button}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a click on a link inside closes the menu */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link fires the same click */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={`dropdown ${panelClassName}`}
        onToggle={(event) => setIsOpen(event.newState === 'open')}
        onClick={(event) => {
          if ((event.target as Element).closest('a')) panel.current?.hidePopover()
        }}
      >
        {children}
      </div>
    </div>
  )
}
