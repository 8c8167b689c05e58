import { type ReactNode, useId } from 'react'
import { Choice } from '../fields/choice.tsx'

/** One path through a drawing, or one station. While it is chosen, only parts whose `data-ways` name it stay visible. */
interface Way {
  label: string
  /** Text shown while this way is chosen. */
  content?: ReactNode
}

interface FollowedDiagramProps {
  id: string
  label: string
  diagram: ReactNode
  /** The first is the whole drawing. The others count from 1, as in `data-ways`. */
  ways: readonly Way[]
  /** Shown beside the drawing, whichever way is chosen. */
  children?: ReactNode
}

/** A drawing that highlights one way at a time. Radio buttons and the style sheet do it, without a script. */
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
