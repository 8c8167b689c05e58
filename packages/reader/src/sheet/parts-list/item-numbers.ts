import { boundingBox, centreOf, holds, unionOf } from '../../boxes.ts'
import type { Composed } from '../../layout/compose.ts'
import { median } from '../../median.ts'
import type { DrawingPage } from '../../page.ts'
import type { ListedPart } from './read-parts-lists.ts'

/** A list of one row says nothing about the numbers on the sheet. */
const leastParts = 2

/** At least this many numbers on shelves show that a sheet counts its items. */
const leastShelves = 3

/** With this many different numbers on shelves, they are item numbers even if one is missing: sheets share the items. */
const leastWithoutOne = 8

/** Item numbers are at least this much larger than sizes (GOST 2.109: by one or two sizes of lettering). */
const larger = 1.2

/** Are numbers larger than the sizes of their sheet? */
function areLarge(composed: readonly Composed[], numbers: readonly Composed[]): boolean {
  const sizes = composed.filter(
    ({ isOnShelf, surroundings, text }) =>
      !isOnShelf && surroundings === 'dimension' && /^[ØR]? ?\d/.test(text),
  )
  const least = larger * median(sizes.map(({ size }) => size))
  return sizes.length > 0 && median(numbers.map(({ size }) => size)) > least
}

/**
 * Numbers on the shelves of leaders that count from one upwards, of which few may be missing; many in a larger
 * lettering than that of sizes are items whatever they are, since sheets of an assembly share its items.
 */
function countedItems(composed: readonly Composed[]): ReadonlySet<Composed> {
  const onShelves = composed.filter(({ isOnShelf }) => isOnShelf)
  const numbers = new Set(onShelves.map(({ text }) => Number(text)))
  const isLong = numbers.size >= leastWithoutOne && numbers.size === onShelves.length
  const isCounted =
    numbers.size >= leastShelves &&
    numbers.size > 0.6 * Math.max(...numbers) &&
    (numbers.has(1) || isLong)
  const isMany = numbers.size >= leastWithoutOne && areLarge(composed, onShelves)
  return new Set(isCounted || isMany ? onShelves : [])
}

/** Numbers in the lettering of the items on shelves, which is larger than that of sizes: items whose shelf was not found. */
function letteredItems(
  composed: readonly Composed[],
  items: ReadonlySet<Composed>,
): ReadonlySet<Composed> {
  const numbers = new Set([...items].map(({ text }) => text))
  const sizes = composed.filter((one) => !numbers.has(one.text) && /^\d/.test(one.text))
  const least = larger * median(sizes.map(({ size }) => size))
  const lettering = median([...items].map(({ size }) => size))
  const isItem = ({ text, surroundings }: Composed) =>
    numbers.has(text) ||
    ((surroundings !== 'dimension' || numbers.size >= leastWithoutOne) && /^[1-9]\d?$/.test(text))
  const isLettered = (one: Composed) =>
    one.kind === 'line' && isItem(one) && Math.abs(one.size - lettering) < 0.02 * lettering
  return new Set(lettering > least ? composed.filter(isLettered) : [])
}

/** When the large numbers of a sheet are items: how many sizes there are to compare them with, and shares of the numbers. */
const largeNumbers = { sizes: 2, alike: 0.12, once: 0.8, counted: 0.6, beside: 0.33 }

/**
 * Numbers in a lettering larger than that of sizes, most of which count from one: items whose leaders a scan has lost among
 * the lines of the view.
 */
function largeItems(composed: readonly Composed[]): ReadonlySet<Composed> {
  const isNumber = ({ kind, text }: Composed) => kind === 'line' && /^[1-9]\d?$/.test(text)
  const sizes = composed.filter(
    (one) =>
      one.surroundings === 'dimension' &&
      !isNumber(one) &&
      isSize.test(one.text) &&
      one.text.length < 7,
  )
  if (sizes.length < largeNumbers.sizes) return new Set()
  const least = larger * median(sizes.map(({ size }) => size))
  const large = composed.filter((one) => isNumber(one) && one.size >= least)
  const usual = median(large.map(({ size }) => size))
  const alike = large.filter(({ size }) => Math.abs(size - usual) < largeNumbers.alike * usual)
  // Hatching is read as a number far beyond all others.
  const highest = 2 * new Set(alike.map(({ text }) => text)).size
  const items = alike.filter(({ text }) => Number(text) <= highest)
  const numbers = new Set(items.map(({ text }) => Number(text)))
  const beside = items.filter(({ surroundings }) => surroundings === 'dimension')
  const isCounted =
    numbers.size >= leastWithoutOne &&
    numbers.size >= largeNumbers.once * items.length &&
    numbers.size > largeNumbers.counted * Math.max(...numbers) &&
    beside.length < largeNumbers.beside * items.length
  return new Set(isCounted ? items : [])
}

/** A run of at least this many consecutive numbers is not a set of sizes. */
const leastCounted = 6

/** Numbers beside nothing that shows a size, which count from one upwards, each once: contacts, holes, stations. */
function countedPlaces(composed: readonly Composed[]): ReadonlySet<Composed> {
  const places = composed.filter(
    ({ kind, text, surroundings }) =>
      kind === 'line' && surroundings !== 'dimension' && /^[1-9]\d?$/.test(text),
  )
  const numbers = new Set(places.map(({ text }) => Number(text)))
  const isCounted =
    numbers.size >= leastCounted &&
    numbers.size === places.length &&
    numbers.size === Math.max(...numbers)
  return new Set(isCounted ? places : [])
}

/** At least this many numbers in one size of lettering, each equally often, number slots, holes or blades. */
const leastOfLettering = 8

const isSize = /^(?:[ØR] ?)?\d+(?:[.,]\d+)?°?$/

/** Numbers of a lettering that no size has, which count from one upwards, in each view once. */
function numberedFeatures(composed: readonly Composed[]): ReadonlySet<Composed> {
  const onViews = composed.filter(
    ({ kind, text, isInCell }) => kind === 'line' && !isInCell && isSize.test(text),
  )
  const letterings = Map.groupBy(onViews, ({ size }) => Math.round(50 * size))
  const numbered = [...letterings.values()].filter((group) => {
    const times = [...Map.groupBy(group, ({ text }) => text).values()].map(({ length }) => length)
    const numbers = group.map(({ text }) => (/^[1-9]\d?$/.test(text) ? Number(text) : Number.NaN))
    return (
      times.length >= leastOfLettering &&
      times.every((one) => one === times[0]) &&
      Math.max(...numbers) === times.length &&
      group.filter(({ surroundings }) => surroundings === 'dimension').length < group.length / 2
    )
  })
  return new Set(numbered.flat())
}

const withUnit = /^(?:[ØR] ?)?\d+(?:[.,]\d+)? ?(?:mm|cm|in)$/i

/** From this many sizes with a unit on, and this many numbers without one that count, those are items. */
const leastWithUnit = 3

/** Whole numbers that count, each once, on a sheet that prints the unit of every size. */
function withoutUnit(composed: readonly Composed[]): ReadonlySet<Composed> {
  const onViews = composed.filter(({ kind, isInCell }) => kind === 'line' && !isInCell)
  const sized = onViews.filter(({ text }) => withUnit.test(text))
  const lettering = median(sized.map(({ size }) => size))
  // The numbers of the frame's fields have a lettering of their own.
  const bare = onViews.filter(
    ({ text, size }) =>
      /^(?:[ØR] ?)?\d[\d.,]*$/.test(text) && Math.abs(size - lettering) < 0.1 * lettering,
  )
  const numbers = new Set(bare.map(({ text }) => Number(text)))
  const isCounted =
    Math.min(sized.length, numbers.size) >= leastWithUnit &&
    bare.every(({ text }) => /^[1-9]\d?$/.test(text)) &&
    numbers.size === bare.length &&
    Math.max(...numbers) - Math.min(...numbers) === numbers.size - 1
  return new Set(isCounted ? bare : [])
}

/** From this many numbers of one or two figures on that stand beside nothing, they are those of items. */
const leastStray = 6

/**
 * Numbers of items whose rings are too pale or not closed: they stand beside nothing, or near lines that show no size.
 * Most of a lettering must stand beside nothing.
 */
function strayItems(composed: readonly Composed[]): ReadonlySet<Composed> {
  const numbers = composed.filter(
    ({ kind, text, surroundings }) =>
      kind === 'line' &&
      (surroundings === 'none' || surroundings === 'near') &&
      /^[1-9]\d?$/.test(text),
  )
  const letterings = [...Map.groupBy(numbers, ({ size }) => Math.round(10 * size)).values()]
  const ofItems = letterings.filter((group) => {
    const stray = group.filter(({ surroundings }) => surroundings === 'none')
    return stray.length >= leastStray && 2 * stray.length > group.length
  })
  return new Set(ofItems.flat())
}

/**
 * Leaves out the numbers of items: those that a parts list of the sheet has and that stand at leaders, with no dimension
 * line beside them, and those on the shelves of leaders that count the items of a list that lies elsewhere (GOST 2.109).
 * Numbers in rings are no text of the drawing anyway.
 */
export function withoutItemNumbers(
  composed: readonly Composed[],
  parts: readonly ListedPart[],
): Composed[] {
  const items = countedItems(composed)
  const lettered = letteredItems(composed, items)
  const stray = strayItems(composed)
  const places = countedPlaces(composed.filter((one) => !items.has(one)))
  const numbered = numberedFeatures(composed)
  const large = largeItems(composed)
  const bare = withoutUnit(composed)
  const listed = parts.length < leastParts ? [] : parts
  const positions = new Set(listed.map(({ position }) => position))
  return composed.filter(
    (one) =>
      !items.has(one) &&
      !lettered.has(one) &&
      !stray.has(one) &&
      !places.has(one) &&
      !numbered.has(one) &&
      !large.has(one) &&
      !bare.has(one) &&
      (one.kind !== 'line' || one.surroundings === 'dimension' || !positions.has(one.text)),
  )
}

/** How much of the width and height of a sheet the rows of its list take where the sheet is nothing but a list. */
const wholeSheet = { width: 0.6, height: 0.5 }

/**
 * Without what stands in the cells of a parts list, and among its rows where a sheet is a parts list alone, as those of
 * GOST 2.106 are: none of it is a size. What stands outside of them is kept.
 */
export function withoutListedParts(
  composed: readonly Composed[],
  parts: readonly Pick<ListedPart, 'boxes'>[],
  { width, height }: Pick<DrawingPage, 'width' | 'height'>,
): readonly Composed[] {
  if (parts.length < leastParts) return composed
  const cells = parts.flatMap(({ boxes }) => boxes)
  const rows = unionOf(cells)
  const isWhole = rows.width > wholeSheet.width * width && rows.height > wholeSheet.height * height
  const places = isWhole ? [rows] : cells
  return composed.filter(({ boxes }) => {
    const middle = centreOf(boundingBox(boxes))
    return !places.some((place) => holds(place, middle))
  })
}
