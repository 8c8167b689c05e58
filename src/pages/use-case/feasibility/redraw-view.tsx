import { redraw } from '../../../islands/redraw.ts'
import type { PlaygroundView } from './check-drawings.ts'
import { DrawingResult } from './drawing-result.tsx'
import { StaleNote } from './stale-note.tsx'
import { Verdicts } from './verdicts.tsx'

/** Shows what has changed of the playground; the form keeps what somebody types. */
export function redrawView(root: HTMLElement, view: PlaygroundView): void {
  const part = (name: string) => root.querySelector(`[data-part=${name}]`) as HTMLElement
  redraw(part('verdicts'), <Verdicts {...view} />)
  redraw(part('stale'), <StaleNote {...view} />)
  redraw(part('result'), <DrawingResult {...view} />)
}
