import type { Box, Point } from '@firstangle/reader'
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { type Viewport, type ViewSize, visibleBox } from '../../../../try/viewport/viewport.ts'
import { useSessionWords } from '../reader-words.ts'
import { boxAfterKey, boxBetween, boxInMiddle, placeOnSheet, smallestSide } from './drawn-box.ts'
import type { TextInBox } from './use-text-in-box.ts'

interface BoxDrawerProps {
  viewport: Viewport
  view: ViewSize
  onBox: (box: Box) => void
  onLeave: () => void
}

/**
 * Lies over the sheet while a missed value is being framed: by dragging, by a click on two corners for those who cannot
 * drag (WCAG 2.5.7), or with the arrow keys.
 */
export function BoxDrawer({ viewport, view, onBox, onLeave }: BoxDrawerProps) {
  const { viewer } = useSessionWords().words
  const [box, setBox] = useState<Box>(() => boxInMiddle(viewport, view))
  const start = useRef<Point>(undefined)
  const layer = useRef<HTMLButtonElement>(null)
  useEffect(() => layer.current?.focus({ preventScroll: true }), [])

  const placeOf = (event: PointerEvent<HTMLElement>): Point => {
    const { left, top } = event.currentTarget.getBoundingClientRect()
    return placeOnSheet(viewport, { x: event.clientX - left, y: event.clientY - top })
  }
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (start.current) setBox(boxBetween(start.current, placeOf(event)))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const moved = boxAfterKey(box, event, viewport, view)
    if (moved) setBox(moved)
    else if (event.key === 'Enter') onBox(box)
    else if (event.key === 'Escape') onLeave()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <button
      ref={layer}
      type="button"
      className="try-drawer"
      aria-label={viewer.addHint}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        start.current ??= placeOf(event)
      }}
      onPointerMove={drag}
      onPointerUp={(event) => {
        if (!start.current) return
        const drawn = boxBetween(start.current, placeOf(event))
        // A click is the first corner, which the next one completes.
        if (Math.min(drawn.width, drawn.height) < smallestSide) return
        start.current = undefined
        onBox(drawn)
      }}
      onPointerCancel={() => {
        start.current = undefined
      }}
    >
      <FramedPlace box={box} viewport={viewport} view={view} />
    </button>
  )
}

/** The frame around a missed value, while it is drawn and while its text is confirmed. */
export function FramedPlace(props: { box: Box; viewport: Viewport; view: ViewSize }) {
  const { x, y, width, height } = visibleBox(props.viewport, props.view)
  return (
    <svg className="try-frame" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      <rect {...props.box} data-active />
    </svg>
  )
}

interface AddFormProps {
  /** What was recognised in the box. */
  found: TextInBox
  /** False where the line is not a callout: it stays in the field, to be corrected. */
  onAdd: (text: string) => boolean
  onLeave: () => void
}

/** The text in the box, to be confirmed or typed. */
export function AddForm({ found, onAdd, onLeave }: AddFormProps) {
  const { viewer, list } = useSessionWords().words
  const input = useRef<HTMLInputElement>(null)
  const fault = useId()
  const [isRefused, setIsRefused] = useState(false)
  useEffect(() => input.current?.focus(), [])
  useEffect(() => {
    // Text that the visitor has begun to type is kept.
    const field = input.current
    if (field?.value !== '') return
    field.value = found.text
    field.select()
  }, [found.text])
  return (
    <form
      className="try-edit try-add"
      onSubmit={(event) => {
        event.preventDefault()
        setIsRefused(!onAdd(input.current?.value.trim() ?? ''))
      }}
      onKeyDown={(event) => event.key === 'Escape' && onLeave()}
    >
      <label>
        {viewer.addLabel}
        <input
          ref={input}
          autoComplete="off"
          spellCheck={false}
          required
          aria-invalid={isRefused || undefined}
          aria-describedby={fault}
        />
      </label>
      <button type="submit">{viewer.addSave}</button>
      <button type="button" onClick={onLeave}>
        {list.cancel}
      </button>
      <p role="status">
        {found.state === 'reading' && viewer.addReading}
        {found.state === 'unread' && viewer.addUnread}
      </p>
      <p id={fault} role="alert">
        {isRefused ? viewer.addNothing : ''}
      </p>
    </form>
  )
}
