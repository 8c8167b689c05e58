import { type PointerEvent, useRef, useState } from 'react'
import { CodeBlock } from '../../components/code-block.tsx'
import type { CopyLabels } from '../../components/copy-button.tsx'
import { lightObject, objectAt } from '../../components/evidence/light-object.ts'
import { type SheetBox, SheetView } from '../../components/evidence/sheet-view.tsx'
import shaft from '../../generated/drawings/shaft.svg?url'
import { responseBoxes } from '../../generated/response-boxes.ts'

interface ResponsePanelProps {
  boxes: readonly SheetBox[]
  caption: string
  html: string
  alt: string
  labels: CopyLabels
}

/** A full response beside its sheet: pointing at a callout finds its object in the code, and the other way round. */
export function ResponsePanel({ boxes, caption, html, alt, labels }: ResponsePanelProps) {
  const root = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState<number>()

  function light(ref: number, shouldScroll: boolean) {
    setActive(ref)
    lightObject(root.current, ref, shouldScroll)
  }
  function lightFromCode(event: PointerEvent) {
    const ref = objectAt(event.target)
    if (ref !== undefined) light(ref, false)
  }

  const { width, height } = responseBoxes
  return (
    <div ref={root} className="grid gap-6 lg:grid-cols-2">
      <div className="self-start border border-line bg-sheet lg:sticky lg:top-20">
        <SheetView
          sheet={{ src: shaft, width, height, alt }}
          boxes={boxes}
          active={active}
          onPoint={(ref) => light(ref, true)}
        />
      </div>
      <CodeBlock
        caption={caption}
        html={html}
        labels={labels}
        panel={{ onPointerOver: lightFromCode }}
      />
    </div>
  )
}
