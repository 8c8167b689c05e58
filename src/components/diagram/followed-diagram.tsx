import { type ReactNode, useId } from 'react'
import { Choice } from '../choice.tsx'

/** One way through a drawing, or one station of it: parts with `data-ways` that name it stay, the others fade. */
interface Way {
  label: string
  /** Shown while it is chosen. */
  content?: ReactNode
}

interface FollowedDiagramProps {
  id: string
  /** What is chosen. */
  label: string
  diagram: ReactNode
  /** The first is the whole drawing. The others count from 1, as in `data-ways`. */
  ways: readonly Way[]
  /** Beside the drawing, whatever is chosen. */
  children?: ReactNode
}

/** A drawing in which one way at a time is highlighted, by radio buttons and the style sheet: it needs no script. */
export function FollowedDiagram({ id, label, diagram, ways, children }: FollowedDiagramProps) {
  const name = useId()
  return (
    <div id={id} className="followed">
      <fieldset className="choices">
        <legend>{label}</legend>
        <div>
          {ways.map((way, index) => (
            <Choice key={way.label} name={name} value={index} isFirst={index === 0}>
              {way.label}
            </Choice>
          ))}
        </div>
      </fieldset>
      <div className="followed__diagram">{diagram}</div>
      {ways.map(
        (way, index) =>
          way.content && (
            <div key={way.label} className="followed__way" data-way={index}>
              {index > 0 && <h3>{way.label}</h3>}
              {way.content}
            </div>
          ),
      )}
      {children}
    </div>
  )
}
