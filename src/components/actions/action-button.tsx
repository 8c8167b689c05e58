import type { ReactNode } from 'react'
import { actionLook } from './action-link.tsx'

interface ActionButtonProps {
  look?: keyof typeof actionLook
  onClick: () => void
  children: ReactNode
}

/** A button that looks like a call to action. */
export function ActionButton({ look = 'secondary', onClick, children }: ActionButtonProps) {
  return (
    <button type="button" className={actionLook[look]} onClick={onClick}>
      {children}
    </button>
  )
}
