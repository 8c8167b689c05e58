/** A letter or number at a side of the sheet. */
interface ZoneMark {
  /** Which zone it names: `A` and `1` are the first. */
  readonly place: number
  /** Letters and numbers name zones of different sides, so a row has only one kind. */
  readonly isLetter?: boolean
  /** Where it stands along its side (mm). */
  readonly at: number
}

/** ISO 5457 leaves out I and O. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
/** Zones are 50 mm long (ISO 5457), on small sheets of other standards half of that. */
const shortestZone = 20
/** By this share the zones of a skewed picture may differ in length. */
const slack = 0.2
/** Marks that count on without being sizes. */
const fewestMarks = 3
/** More zones than the largest sheet has: a limit for hostile files. */
const mostMarks = 200

/** Which zone a text names, from 1; null for one that names none. */
export function placeOfMark(text: string): number | null {
  const word = text.trim()
  if (/^\d{1,2}$/.test(word)) return Number(word)
  const at = word.length === 1 ? letters.indexOf(word) : -1
  return at < 0 ? null : at + 1
}

/**
 * The longest row of marks that count on at equal distances, in either direction; one of them may be missing between
 * two. Empty for fewer than three: sizes near the edge of a sheet do not count on.
 */
export function countingOn<Mark extends ZoneMark>(marks: readonly Mark[]): readonly Mark[] {
  const [row, other] = [true, false].map((isLetter) =>
    longestRow(marks.filter((mark) => (mark.isLetter ?? false) === isLetter)),
  ) as [readonly Mark[], readonly Mark[]]
  return other.length > row.length ? other : row
}

function longestRow<Mark extends ZoneMark>(marks: readonly Mark[]): readonly Mark[] {
  const known = marks.slice(0, mostMarks)
  let longest: readonly Mark[] = []
  for (const first of known) {
    for (const second of known) {
      const zones = second.place - first.place
      const length = (second.at - first.at) / zones
      if (zones < 1 || zones > 2 || Math.abs(length) < shortestZone) continue
      const row = rowFrom(known, first, length)
      if (row.length > longest.length) longest = row
    }
  }
  return longest.length < fewestMarks ? [] : longest
}

function rowFrom<Mark extends ZoneMark>(known: readonly Mark[], first: Mark, length: number) {
  const row = [first]
  for (let last: Mark | undefined = first; last; ) {
    const from: Mark = last
    const markIn = (zones: number) =>
      known.find(
        ({ place, at }) =>
          place - from.place === zones && Math.abs((at - from.at) / zones / length - 1) <= slack,
      )
    last = markIn(1) ?? markIn(2)
    if (last) row.push(last)
  }
  return row
}
