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

/** A part that the page begins with is at most so far from the top, with the header above it. */
const farthestTop = 120

/** Where the address leads to a part and nobody has left it: what puts it back into its place. */
function placeOfTarget(): () => void {
  const part = document.querySelector(':target')
  if (!part || Math.abs(part.getBoundingClientRect().top) > farthestTop) return () => {}
  return () => part.scrollIntoView({ behavior: 'instant' })
}
