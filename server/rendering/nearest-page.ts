import { sitePages } from '../../shared/pages.ts'
import { editDistance } from '../search/words/edit-distance.ts'
import { indexablePages } from './documents/indexable-pages.ts'

/** Letters that may differ. */
const mostMistakes = 3
/** Longer paths are not compared (characters). */
const longestPath = 64

type NearPage = ReturnType<typeof indexablePages>[number]

/**
 * The page that a mistyped path probably meant, by edit distance of the whole path or of its last part: `/pricng` is
 * `pricing`, `/pmi-extraction` its use case. Undefined where none is near.
 *
 * @param path as the visitor asked for it, from outside and of any length
 */
export function nearestPage(path: string): NearPage | undefined {
  const wanted = path
    .slice(0, longestPath)
    .toLowerCase()
    .replaceAll('_', '-')
    .replace(/\.(?:html?|php)$/, '')
  const near = indexablePages()
    .filter((id) => id !== 'home')
    .map((id) => ({ id, mistakes: mistakesBetween(wanted, sitePages[id].path) }))
    .filter(({ mistakes }) => mistakes < Number.POSITIVE_INFINITY)
  return near.sort((a, b) => a.mistakes - b.mistakes)[0]?.id
}

/** A page found by its last part alone counts as one mistake more than one found by its whole path. */
function mistakesBetween(wanted: string, path: string): number {
  const last = forgivenDistance(lastPart(wanted), lastPart(path))
  return Math.min(forgivenDistance(wanted, path), last + 1)
}

/** How many letters differ; infinite if too many for a typing mistake. */
function forgivenDistance(first: string, second: string): number {
  const most = Math.min(mostMistakes, Math.floor(first.length / 3))
  const mistakes = editDistance(first, second, most)
  return mistakes > most ? Number.POSITIVE_INFINITY : mistakes
}

const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
