import type { Box, ReadDrawing, ReadSheet } from '@firstangle/reader'
import { type CSSProperties, useEffect, useId, useRef } from 'react'
import { fillText } from '../../../../../shared/i18n/format.ts'
import { LineIcon } from '../../../../components/icons/icon.tsx'
import type { CorrectedItem } from '../../../../try/result/corrections.ts'
import { fitSheet, isInSight, showBox, type ViewSize } from '../../../../try/viewport/viewport.ts'
import { useSessionWords } from '../reader-words.ts'
import { AddForm, BoxDrawer, FramedPlace } from './add-value.tsx'
import { BoxLayer } from './box-layer.tsx'
import { SheetPicture } from './sheet-picture.tsx'
import { useAdding } from './use-adding.ts'
import { onViewerKey, useGestures, zoomBy, zoomStep } from './use-gestures.ts'
import { useTextInBox } from './use-text-in-box.ts'
import { type SheetWindow, useViewport } from './use-viewport.ts'

const icons = {
  zoomIn: 'M12 5v14 M5 12h14',
  zoomOut: 'M5 12h14',
  whole: 'M4 9V4h5 M15 4h5v5 M20 15v5h-5 M9 20H4v-5',
} as const

/** A value that is shown lower or narrower than this is brought nearer. */
const readablePx = 10

interface SheetViewerProps {
  drawing: ReadDrawing
  sheet: ReadSheet
  items: readonly CorrectedItem[]
  active: CorrectedItem | undefined
  /** A value to bring near; a new object asks again. */
  target: { readonly item: CorrectedItem } | undefined
  onPoint: (key: string | undefined) => void
  onSelect: (key: string) => void
  /** Adds what the line says at a place; false where it says no value. */
  onAdd: (text: string, box: Box) => boolean
}

/** The sheet with the boxes of its values: zoom, pan, keyboard, touch. */
export function SheetViewer(props: SheetViewerProps) {
  const { drawing, sheet, items, active, target, onPoint, onSelect } = props
  const { words } = useSessionWords()
  const size = sheet.reading
  const stage = useRef<HTMLElement>(null)
  const shown = useViewport(stage, size)
  useGestures(stage, size, shown)
  useTarget(target, size, shown)
  const adding = useAdding(props.onAdd)
  const keys = useId()
  const label = fillText(words.viewer.label, {
    page: size.page,
    pages: drawing.sheets.length,
  })
  return (
    <div className="try-viewer">
      <section
        ref={stage}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys zoom and move the drawing, so it must take the focus
        tabIndex={0}
        aria-label={label}
        aria-describedby={keys}
        className="try-stage"
        style={proportions(size, shown?.view)}
        data-whole={shown?.isWhole || undefined}
        onKeyDown={(event) => shown && onViewerKey(event, size, shown)}
      >
        {shown && (
          <>
            <SheetPicture
              drawing={drawing}
              sheet={sheet}
              viewport={shown.viewport}
              view={shown.view}
            />
            <BoxLayer
              items={items}
              onPoint={onPoint}
              onSelect={onSelect}
              active={active?.key}
              viewport={shown.viewport}
              view={shown.view}
            />
            {adding.box && (
              <FramedPlace box={adding.box} viewport={shown.viewport} view={shown.view} />
            )}
            {adding.step === 'drawing' && (
              <BoxDrawer
                viewport={shown.viewport}
                view={shown.view}
                onBox={adding.frame}
                onLeave={adding.leave}
              />
            )}
          </>
        )}
      </section>
      <div className="try-viewer__foot">
        <FootWords adding={adding} keys={keys} drawing={drawing} sheet={sheet} />
        {shown && <ZoomButtons sheet={size} shown={shown} />}
      </div>
    </div>
  )
}

/** Aspect ratios of the sheet and of what is seen of it: a printed page shows the same part. */
function proportions(sheet: ReadSheet['reading'], view: ViewSize | undefined): CSSProperties {
  const shape = {
    '--sheet': `${sheet.width} / ${sheet.height}`,
    '--view': view && `${view.width} / ${view.height}`,
  }
  return shape as CSSProperties
}

/** Below the sheet: how it is handled, or the value that is being added. */
function FootWords(props: {
  adding: ReturnType<typeof useAdding>
  keys: string
  drawing: ReadDrawing
  sheet: ReadSheet
}) {
  const { adding, keys, drawing, sheet } = props
  const { viewer } = useSessionWords().words
  const isFraming = adding.step === 'drawing'
  return (
    <>
      {adding.box ? (
        <FoundForm drawing={drawing} sheet={sheet} adding={adding} box={adding.box} />
      ) : (
        <p id={keys}>
          <span className="try-for-pointer">{isFraming ? viewer.addHint : viewer.keys}</span>
          <span className="try-for-touch">{isFraming ? viewer.addTouch : viewer.touch}</span>
        </p>
      )}
      <button
        ref={adding.button}
        type="button"
        className="try-add-button"
        aria-pressed={adding.step !== 'idle'}
        onClick={adding.step === 'idle' ? adding.start : adding.leave}
      >
        {viewer.add}
      </button>
    </>
  )
}

/** The form for the framed place, with what is read there. */
function FoundForm(props: {
  drawing: ReadDrawing
  sheet: ReadSheet
  box: Box
  adding: ReturnType<typeof useAdding>
}) {
  const { drawing, sheet, box, adding } = props
  const found = useTextInBox(drawing, sheet, box)
  return <AddForm found={found} onAdd={adding.add} onLeave={adding.leave} />
}

/** Brings a value near when it is asked for. */
function useTarget(
  target: SheetViewerProps['target'],
  size: ReadSheet['reading'],
  shown: SheetWindow | undefined,
): void {
  const isReady = shown !== undefined
  const move = shown?.move
  useEffect(() => {
    const box = target?.item.boxes[0]
    if (!isReady || !box || target.item.sheet !== size.page) return
    move?.((viewport, view) =>
      // What is seen well already stays where it is.
      isInSight(box, viewport, view) &&
      Math.min(box.width, box.height) * viewport.scale > readablePx
        ? viewport
        : showBox(box, size, view),
    )
  }, [target, isReady, move, size])
}

function ZoomButtons({ sheet, shown }: { sheet: ReadSheet['reading']; shown: SheetWindow }) {
  const { words, percent } = useSessionWords()
  const { move, viewport, view } = shown
  const buttons = [
    { name: 'zoomOut', act: () => zoomBy(1 / zoomStep, sheet, move) },
    { name: 'whole', act: () => move((_, window) => fitSheet(sheet, window)) },
    { name: 'zoomIn', act: () => zoomBy(zoomStep, sheet, move) },
  ] as const
  return (
    <div className="try-zoom">
      <span aria-hidden="true">{percent(viewport.scale / fitSheet(sheet, view).scale)}</span>
      {buttons.map(({ name, act }) => (
        <button
          key={name}
          type="button"
          aria-label={words.viewer[name]}
          title={words.viewer[name]}
          onClick={act}
        >
          <LineIcon path={icons[name]} />
        </button>
      ))}
    </div>
  )
}
