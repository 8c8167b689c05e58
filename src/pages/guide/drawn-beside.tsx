import type { ReactNode } from 'react'
import type { GuideDrawingName } from '../../../shared/content/pages/guide-drawing-names.ts'
import { GuideDrawing } from './drawings/guide-drawing.tsx'

interface DrawnBesideProps {
  drawing: GuideDrawingName | undefined
  children: ReactNode
}

/** Words of a guide's section with what they explain drawn beside them, where it is drawn. */
export function DrawnBeside({ drawing, children }: DrawnBesideProps) {
  if (!drawing) return children
  return (
    <div className="guide-drawing">
      {children}
      <GuideDrawing name={drawing} />
    </div>
  )
}
