import type { Point } from '@firstangle/reader'
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import {
  fitSheet,
  panBy,
  type SheetSize,
  type ViewSize,
  zoomAt,
} from '../../../../try/viewport/viewport.ts'
import type { SheetWindow } from './use-viewport.ts'

/** A key or a button zooms by this factor. */
export const zoomStep = 1.4

/** Pixels by which an arrow key moves the sheet. */
const keyStep = 60

/** A double click zooms by this much around its place. */
const clicksZoom = 2

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: keyStep, y: 0 },
  ArrowRight: { x: -keyStep, y: 0 },
  ArrowUp: { x: 0, y: keyStep },
  ArrowDown: { x: 0, y: -keyStep },
}

/** Pixels a pointer may move and still mean a click. */
const clickSlack = 4

/** How much the wheel zooms per unit that it reports, as an exponent: lines in some browsers, pixels in others. */
const wheelZoom = { perLine: 0.05, perPixel: 0.0022 }

interface Gestured {
  readonly sheet: SheetSize
  readonly shown: Pick<SheetWindow, 'move' | 'isWhole'> | undefined
}

/**
 * Wheel, drag, pinch and double click on an element. The wheel alone scrolls the page until the drawing has the focus;
 * one finger scrolls the page while the whole sheet is shown.
 */
export function useGestures(
  element: RefObject<HTMLElement | null>,
  sheet: SheetSize,
  shown: Gestured['shown'],
): void {
  const latest = useRef<Gestured>({ sheet, shown })
  latest.current = { sheet, shown }
  useEffect(() => {
    const target = element.current
    return target ? listenToGestures(target, latest) : undefined
  }, [element])
}

/** Moves what `latest` shows at each gesture on an element, until the result is called. */
function listenToGestures(target: HTMLElement, latest: RefObject<Gestured>): () => void {
  const pointers = new Map<number, Point>()
  let moved = 0
  const at = (event: { clientX: number; clientY: number }): Point => {
    const { left, top } = target.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }
  const zoom = (factor: number, event: MouseEvent) => {
    const point = at(event)
    const { shown, sheet } = latest.current
    shown?.move((viewport, view) => zoomAt(viewport, factor, point, sheet, view))
  }
  const wheel = (event: WheelEvent) => {
    const isMeant = event.ctrlKey || event.metaKey || target.contains(document.activeElement)
    if (!isMeant) return
    event.preventDefault()
    const isLines = event.deltaMode === WheelEvent.DOM_DELTA_LINE
    zoom(Math.exp(-event.deltaY * (isLines ? wheelZoom.perLine : wheelZoom.perPixel)), event)
  }
  const down = (event: PointerEvent) => {
    if (event.button !== 0 || (event.target as Element).closest('button')) return
    pointers.set(event.pointerId, at(event))
    moved = 0
  }
  const drag = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId)
    const { shown, sheet } = latest.current
    if (!before || !shown) return
    const now = at(event)
    const delta = { x: now.x - before.x, y: now.y - before.y }
    moved += Math.hypot(delta.x, delta.y)
    const [other] = [...pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
    pointers.set(event.pointerId, now)
    // A box keeps its click until the pointer really moves.
    if (moved > clickSlack) target.setPointerCapture(event.pointerId)
    if (other)
      return shown.move((viewport, view) => pinch(viewport, { before, now, other }, sheet, view))
    if (event.pointerType === 'touch' && shown.isWhole) return
    shown.move((viewport, view) => panBy(viewport, delta, sheet, view))
  }
  const up = (event: PointerEvent) => pointers.delete(event.pointerId)
  // Every part of the sheet can be seen near without dragging (WCAG 2.5.7).
  const twice = (event: MouseEvent) => {
    if (!(event.target as Element).closest('button')) zoom(clicksZoom, event)
  }
  const listening = new AbortController()
  const { signal } = listening
  target.addEventListener('wheel', wheel, { signal, passive: false })
  target.addEventListener('pointerdown', down, { signal })
  target.addEventListener('pointermove', drag, { signal })
  target.addEventListener('pointerup', up, { signal })
  target.addEventListener('pointercancel', up, { signal })
  target.addEventListener('dblclick', twice, { signal })
  return () => listening.abort()
}

/** A finger that moved, and the other one that stayed. */
interface Fingers {
  before: Point
  now: Point
  other: Point
}

/** Fingers that are closer together do not zoom: a tremble would multiply their distance. */
const leastSpreadPx = 10

/** A gesture of two fingers: their distance zooms, the middle between them moves the sheet. */
function pinch(
  viewport: SheetWindow['viewport'],
  { before, now, other }: Fingers,
  sheet: SheetSize,
  view: ViewSize,
) {
  const distance = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y)
  const factor = distance(before) > leastSpreadPx ? distance(now) / distance(before) : 1
  const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
  const moved = panBy(
    viewport,
    { x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 },
    sheet,
    view,
  )
  return zoomAt(moved, factor, middle, sheet, view)
}

/** Plus, minus, 0 and the arrows. */
export function onViewerKey(
  event: KeyboardEvent,
  sheet: SheetSize,
  { move }: Pick<SheetWindow, 'move'>,
): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const step = arrows[event.key]
  if (step) move((viewport, view) => panBy(viewport, step, sheet, view))
  else if (event.key === '+' || event.key === '=') zoomBy(zoomStep, sheet, move)
  else if (event.key === '-') zoomBy(1 / zoomStep, sheet, move)
  else if (event.key === '0') move((_, view) => fitSheet(sheet, view))
  else return
  event.preventDefault()
}

/** Zooms around the middle of the window. */
export function zoomBy(factor: number, sheet: SheetSize, move: SheetWindow['move']): void {
  move((viewport, view) =>
    zoomAt(viewport, factor, { x: view.width / 2, y: view.height / 2 }, sheet, view),
  )
}
