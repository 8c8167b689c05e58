/**
 * What may stand below the first screen: sections, what a text consists of, the footer. Bands that reach to the edges of the
 * window stand out of their section. The height is a guess: until the rest is laid out, only the scroll bar shows it.
 */
const rules =
  '.section,article section,.prose>*,.page-footer{content-visibility:auto;contain-intrinsic-height:30rem;overflow-clip-margin:100vw}'

/** So long the rest of a page waits for the faces: laid out without them, it would be laid out twice. */
const longestWaitMs = 500

interface Events {
  /** The first screen has been painted. */
  painted: Promise<void>
  /** The faces of the letters are shown. */
  faced: Promise<void>
  /** Somebody turns to the page. */
  first: Promise<void>
}

/**
 * Leaves what the first screen does not show out of the layout until the screen is painted and has its faces, or somebody
 * turns to the page. Who is led to a part of the page, or comes back to one, gets all of it at once.
 *
 * @returns what brings the rest in before
 */
export function paintFirstScreenOnly({ painted, faced, first }: Events): () => void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type !== 'navigate' || location.hash) return () => {}
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets = [sheet]
  const bringIn = () => {
    document.adoptedStyleSheets = []
  }
  painted.then(() => {
    faced.then(bringIn)
    setTimeout(bringIn, longestWaitMs)
  })
  first.then(bringIn)
  addEventListener('scroll', bringIn, { once: true })
  return bringIn
}
