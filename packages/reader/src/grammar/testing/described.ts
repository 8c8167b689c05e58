import type { BoreCallout, Callout, Depth, PrintedTolerance, Size } from '../../callout.ts'

const list = (words: readonly (string | null | false | undefined)[]): string =>
  words
    .filter((word) => word !== null && word !== false && word !== undefined && word !== '')
    .join(' ')

const sizeOf = (size: Size | null): string | null => size && `${size.value} ${size.unit}`

const toleranceOf = (tolerance: PrintedTolerance | null): string =>
  tolerance
    ? `<${Object.entries(tolerance)
        .map(([name, value]) => `${name} ${value}`)
        .join(', ')}>`
    : ''

const depthOf = (depth: Depth | null): string | null =>
  depth && list([depth.type.toLowerCase(), depth.value === null ? null : String(depth.value)])

const seatsOf = ({ counterbore, countersink, counterdrill }: BoreCallout) => [
  counterbore &&
    list([
      counterbore.isSpotface ? 'spotface' : 'counterbore',
      sizeOf(counterbore.diameter),
      counterbore.depth && `by ${sizeOf(counterbore.depth)}`,
    ]),
  countersink && list(['sink', sizeOf(countersink.diameter), sizeOf(countersink.angle)]),
  counterdrill && list(['counterdrill', sizeOf(counterdrill.diameter)]),
]

const bodyOf = (callout: Callout): string => {
  switch (callout.kind) {
    case 'dimension':
      return list([
        callout.type,
        `${callout.value} ${callout.unit}`,
        toleranceOf(callout.tolerance),
        callout.isBasic && 'basic',
        callout.isReference && 'reference',
        callout.isApproximate && 'approximate',
      ])
    case 'radius':
      return list([
        callout.isSpherical && 'spherical',
        `radius ${callout.value} ${callout.unit}`,
        toleranceOf(callout.tolerance),
        callout.isBasic && 'basic',
        callout.isReference && 'reference',
      ])
    case 'thread':
      return list([
        `thread ${callout.system} ${callout.designation}`,
        `d ${sizeOf(callout.diameter)}`,
        `P ${callout.pitch}`,
        callout.threadsPerInch !== null && `tpi ${callout.threadsPerInch}`,
        callout.toleranceClass,
        callout.handedness === 'LEFT' && 'left',
        callout.starts > 1 && `${callout.starts} starts`,
        depthOf(callout.depth),
      ])
    case 'bore':
      return list([
        'bore',
        sizeOf(callout.diameter),
        toleranceOf(callout.tolerance),
        depthOf(callout.depth),
        ...seatsOf(callout),
        callout.thread && `with ${callout.thread.designation}`,
      ])
    case 'chamfer':
      return list([
        `chamfer ${sizeOf(callout.size)}`,
        callout.secondSize && `by ${sizeOf(callout.secondSize)}`,
        callout.angle !== null && `${callout.angle}°`,
        toleranceOf(callout.tolerance),
      ])
    case 'roughness':
      return list([
        `surface ${callout.parameter} ${callout.value}`,
        callout.lowerValue !== null && `down to ${callout.lowerValue}`,
        callout.unit,
        callout.removal.toLowerCase(),
        callout.appliesAllAround && 'all around',
        callout.lay && `lay ${callout.lay}`,
        callout.process,
        callout.machiningAllowance !== null && `allowance ${callout.machiningAllowance}`,
      ])
    case 'gdt':
      return list([
        callout.characteristic,
        callout.zone.shape,
        `${callout.zone.value} ${callout.zone.unit}`,
        callout.modifiers.join(''),
        ...callout.datums.map(({ label, modifiers }) => [label, ...modifiers].join('/')),
      ])
    case 'datum':
      return `datum ${callout.label}`
  }
}

/** A callout in one line, for tables of tests: what is absent is left out. */
export const described = (callout: Callout): string =>
  `${callout.quantity > 1 ? `${callout.quantity} × ` : ''}${bodyOf(callout)}`
