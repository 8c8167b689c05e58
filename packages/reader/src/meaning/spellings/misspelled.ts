import { wordDistance } from '../../word-distance.ts'

/** Names of characteristics that are easily typed wrongly. */
const names = [
  'STRAIGHTNESS',
  'FLATNESS',
  'CIRCULARITY',
  'ROUNDNESS',
  'CYLINDRICITY',
  'PARALLELISM',
  'PERPENDICULARITY',
  'ANGULARITY',
  'POSITION',
  'CONCENTRICITY',
  'COAXIALITY',
  'SYMMETRY',
  'RUNOUT',
  'GERADHEIT',
  'EBENHEIT',
  'RUNDHEIT',
  'ZYLINDERFORM',
  'ZYLINDRIZITÄT',
  'PARALLELITÄT',
  'RECHTWINKLIGKEIT',
  'NEIGUNG',
  'KONZENTRIZITÄT',
  'KOAXIALITÄT',
  'SYMMETRIE',
  'RUNDLAUF',
  'PLANLAUF',
  'GESAMTLAUF',
]

/** What is no characteristic although its name is like that of one: `roughness` is near to `roundness`. */
const others = ['ROUGHNESS']

const wordAndValue = /^(\p{L}{6,20})(?= (?:Ø ?)?\d{0,2}[.,]\d{1,4}(?: |$))/u

const shortened = /^(\p{L}{5,14})\.(?= (?:Ø ?)?\d{0,2}[.,]\d{1,4}(?: |$))/u

/** `Konzentr. 0,05 A`: the one name that begins so; `Rund.` begins two. */
function whole(line: string): string {
  const typed = shortened.exec(line)?.[1]
  const found = names.filter((name) => typed && name.startsWith(typed.toUpperCase()))
  const [first] = found
  const isOne = found.every((name) => name.slice(0, 6) === first?.slice(0, 6))
  return first && isOne ? line.replace(`${typed}.`, first) : line
}

/** `flattness 0.05`, `concentrisity 0,02 A`: the name that was meant; the line as it is, where it is near none. */
export function withMeantName(line: string): string {
  const typed = wordAndValue.exec(line)?.[1]
  if (!typed) return whole(line)
  const word = typed.toUpperCase()
  const [meant] = [...others, ...names]
    .map((name) => ({ name, distance: wordDistance(word, name, 2) }))
    .filter(({ name, distance }) => distance <= (name.length > 8 ? 2 : 1))
    .sort((one, next) => one.distance - next.distance)
    .map(({ name }) => name)
  return meant && meant !== word ? line.replace(typed, meant) : line
}
