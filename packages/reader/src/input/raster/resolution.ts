import { mmPerInch } from '@firstangle/drawings/standards'
import { sheetSizes } from '../../sheet/page-size.ts'
import { dpiLimit, leastDpi } from '../limits.ts'

/** Resolution of a scan and whether it was estimated. */
export interface Resolution {
  readonly dpi: number
  readonly isEstimated: boolean
}

/** Height of most figures on drawings (ISO 3098: 2.5, 3.5 and 5). */
const usualLettering = 3.2
/** Resolutions that scanners and exports are set to. */
const usualResolutions = [200, 300, 400, 600]
/** Advantage of a usual resolution over others, as a difference of logarithms. */
const preference = 0.4
/** Lower ones, 72 and 96 dpi, are what programs write without knowing the resolution. */
const leastStated = 100
/** Where neither file nor lettering tells: the one to which a sheet size should come near, and the one without a sheet size. */
const unknown = { wanted: 300, taken: 96 }
/** Share by which two values may differ and count as alike: stated and by sheet, near a usual one, ratio of the sides. */
const alike = { stated: 0.03, usual: 0.01, sides: 0.025 }
/** A resolution by sheet lies between these multiples of the one by lettering. */
const byLetters = { least: 0.5, most: 2.2 }
/** Height of larger letters (mm) that is plausible on a drawing. */
const plausible = { least: 1.4, most: 10 }

/**
 * Resolution of a scan: what the file states, unless that is what programs write without knowing
 * (72, 96) or makes no sheet; otherwise that of the sheet size that fits the lettering best.
 *
 * @param letterHeight Height of the larger letters in pixels; null where none were found.
 */
export function resolutionOf(
  size: { readonly width: number; readonly height: number; readonly dpi: number | null },
  letterHeight: number | null,
): Resolution {
  const { dpi } = size
  const bySheet = sheetResolutions(size.width, size.height)
  if (dpi !== null && isPlausible(dpi, letterHeight)) {
    const isMeant = dpi >= leastStated || bySheet.some((one) => isNear(one, dpi, alike.stated))
    if (isMeant) return { dpi, isEstimated: false }
  }
  const byLettering = letterHeight === null ? null : (letterHeight / usualLettering) * mmPerInch
  const wanted = byLettering ?? unknown.wanted
  const cost = (one: number) =>
    Math.abs(Math.log(one / wanted)) -
    (usualResolutions.some((usual) => isNear(one, usual, alike.usual)) ? preference : 0)
  // Lettering sharp enough to be read must not be refused because of a sheet size that was guessed.
  const least = byLettering !== null && byLettering >= dpiLimit ? leastDpi : 0
  const fitsLettering = (one: number) =>
    byLettering === null ||
    (one / byLettering < byLetters.most && one / byLettering > byLetters.least)
  const [best] = bySheet
    .filter((one) => fitsLettering(one) && one >= least)
    .sort((one, other) => cost(one) - cost(other))
  return { dpi: best ?? byLettering ?? dpi ?? unknown.taken, isEstimated: true }
}

/** Is lettering of this height in pixels as large as on drawings, at this resolution? */
function isPlausible(dpi: number, letterHeight: number | null): boolean {
  if (letterHeight === null) return true
  const height = (letterHeight / dpi) * mmPerInch
  return height > plausible.least && height < plausible.most
}

/** Resolutions at which the picture would be a sheet of a usual size. */
function sheetResolutions(width: number, height: number): number[] {
  const [longer, shorter] = [Math.max(width, height), Math.min(width, height)]
  return sheetSizes.flatMap(([, short, long]) =>
    isNear(longer / shorter, long / short, alike.sides) ? [(longer / long) * mmPerInch] : [],
  )
}

function isNear(value: number, other: number, share: number): boolean {
  return Math.abs(value / other - 1) <= share
}
