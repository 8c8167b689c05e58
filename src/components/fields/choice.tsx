import type { ReactNode } from 'react'

interface ChoiceProps {
  /** Shared by all choices of a group. */
  name: string
  value: string | number
  isFirst?: boolean
  children: ReactNode
}

/** One of the choices in a `.choices`: a radio button. The style sheet shows what it chooses, so that it needs no script. */
export const Choice = ({ name, value, isFirst, children }: ChoiceProps) => (
  <label>
    <input type="radio" name={name} value={value} defaultChecked={isFirst} />
    {children}
  </label>
)
