/**
 * Loads the web fonts and shows them all at once, because each one would lay out the page again. Their fallbacks have
 * the same average width and height, so hardly anything moves. If the address has a hash, its target
 * stays where it is on the screen. A face that fails to load leaves its fallback.
 *
 * @param href of the style sheet that names them
 */
export async function addFaces(href: string): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  // Only its rules are read.
  link.media = 'not all'
  await new Promise((done) => {
    link.onload = link.onerror = done
    document.head.append(link)
  })
  const faces = Array.from((link.sheet?.cssRules ?? []) as CSSFontFaceRule[], faceOf)
  await Promise.allSettled(faces.map((face) => face.load()))
  const keep = placeOfTarget()
  for (const face of faces) if (face.status === 'loaded') document.fonts.add(face)
  keep()
}

function faceOf({ style }: CSSFontFaceRule): FontFace {
  const [family, source, weight] = ['font-family', 'src', 'font-weight'].map((name) =>
    style.getPropertyValue(name),
  )
  return new FontFace(family?.replaceAll('"', '') ?? '', source ?? '', { weight })
}

/** A target that the page has just scrolled to is at most this far from the top, below the header. */
const farthestTop = 120

/** A function that scrolls back to the target of the address, if the visitor has not scrolled away from it. */
function placeOfTarget(): () => void {
  const part = document.querySelector(':target')
  if (!part || Math.abs(part.getBoundingClientRect().top) > farthestTop) return () => {}
  return () => part.scrollIntoView({ behavior: 'instant' })
}
