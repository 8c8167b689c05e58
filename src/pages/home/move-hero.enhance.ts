import { playFilm } from './play-film.ts'
import { tourCallouts } from './tour-callouts.ts'

/** Film and tour of the hero: on screens with room for them, never with reduced motion or Save-Data. */
export function moveHero(root: HTMLElement): void {
  const mayMove = hasRoomForMotion()
  playFilm(root, mayMove)
  if (mayMove) tourCallouts(root)
}

function hasRoomForMotion(): boolean {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection
  return (
    !connection?.saveData &&
    matchMedia('(width >= 64rem) and (prefers-reduced-motion: no-preference)').matches
  )
}
