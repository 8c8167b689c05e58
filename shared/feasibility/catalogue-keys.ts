import {
  type GeometricCharacteristic,
  geometricCharacteristics,
} from '@firstangle/drawings/responses'
import {
  type MaterialCategory,
  materialCategories,
  type NamedNote,
  namedNotes,
} from './catalogue-terms.ts'

/** Number fields of the form, as they are called in the address. */
export const numberKeys = {
  tolerance: 'minTolerance',
  'thread-min': 'threadMin',
  'thread-max': 'threadMax',
  radius: 'minRadius',
  chamfer: 'minChamfer',
  zone: 'minZone',
  ra: 'minRa',
  rz: 'minRz',
} as const

export type NumberKey = keyof typeof numberKeys

/** All of {@link numberKeys}. */
export const numberKeyList = Object.keys(numberKeys) as NumberKey[]

const inAddress = (name: string) => name.toLowerCase().replaceAll('_', '-')

/** Key in the address: whether a class of general tolerances is accepted. */
export const noteKey = (note: NamedNote) => `note-${inAddress(note)}`

/** Key in the address: whether a geometrical characteristic can be measured. */
export const measuredKey = (characteristic: GeometricCharacteristic) => inAddress(characteristic)

/** Key in the address: whether a material is on the whitelist. */
export const allowedKey = (category: MaterialCategory) => `allow-${inAddress(category)}`

/** Key in the address: whether a material is on the blacklist. */
export const deniedKey = (category: MaterialCategory) => `deny-${inAddress(category)}`

/** Check boxes of the form. */
export const switchKeys: readonly string[] = [
  ...namedNotes.map(noteKey),
  'fine-pitch',
  ...geometricCharacteristics.map(measuredKey),
  ...materialCategories.flatMap((category) => [allowedKey(category), deniedKey(category)]),
]

/** Which drawing is shown. */
export const drawingKey = 'drawing'

/** Everything of a catalogue that an address can carry. */
export const catalogueKeys: readonly string[] = [...numberKeyList, ...switchKeys, drawingKey]
