import { boxAround, centreOf, holds } from '../../boxes.ts'
import type { TextRun } from '../../page.ts'
import { type Matrix, mapped } from './matrix.ts'

/** What pdf.js gives for an annotation, as far as it is used. */
export interface Annotation {
  readonly subtype?: string
  readonly titleObj?: { readonly str?: string } | null
  readonly contentsObj?: { readonly str?: string } | null
  readonly rect?: readonly number[]
}

/** Title that AutoCAD gives to annotations with the text of its stroke fonts. */
const strokeText = 'AutoCAD SHX Text'

/** The annotation's box is as high as the letters; a font is higher. */
const fontHeight = 1.4

/**
 * Texts that AutoCAD draws as strokes (SHX fonts) and adds as annotations for searching. They run
 * upwards where their box stands; its direction is not written down.
 *
 * @param texts What the page holds as text, which says more than an annotation over it.
 */
export function textsOfAnnotations(
  annotations: readonly Annotation[],
  pageMatrix: Matrix,
  texts: readonly TextRun[],
): TextRun[] {
  // Where only a sign of a callout is drawn as strokes, the annotation lies over the letters of all of it.
  return textsIn(annotations, pageMatrix).filter(
    ({ box }) => !texts.some((run) => holds(box, centreOf(run.box))),
  )
}

function textsIn(annotations: readonly Annotation[], pageMatrix: Matrix): TextRun[] {
  return annotations.flatMap(({ titleObj, contentsObj, rect }) => {
    const text = contentsObj?.str?.trim() ?? ''
    if (titleObj?.str !== strokeText || text === '' || rect?.length !== 4) return []
    const [x0, y0, x1, y1] = rect as [number, number, number, number]
    const box = boxAround([mapped(pageMatrix, x0, y0), mapped(pageMatrix, x1, y1)])
    const isUpright = box.height > 1.2 * box.width && text.length > 1
    return [
      {
        text,
        origin: isUpright
          ? { x: box.x + box.width, y: box.y + box.height }
          : { x: box.x, y: box.y + box.height },
        advance: isUpright ? box.height : box.width,
        size: fontHeight * (isUpright ? box.width : box.height),
        rotation: isUpright ? 90 : 0,
        box,
        font: '',
        confidence: 0.95,
      },
    ]
  })
}
