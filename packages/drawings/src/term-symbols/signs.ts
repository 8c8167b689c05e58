import { arc, line, type Primitive, point, polygon, polyline, rectangle } from '../display-list.ts'
import { characteristics, featureControlFrame } from '../figures/kit/frames.ts'
import { surfaceTexture } from '../figures/kit/surface.ts'
import { lettering, textWidth } from '../lettering/lettering.ts'
import { outline } from '../outline.ts'

type Sign = readonly Primitive[]

/** Height of signs and of words (mm). */
const signHeight = 5
const height = 3.5

const sign = (character: string): Sign => [lettering(character, 0, 0, { height: signHeight })]
const words = (text: string): Sign => [lettering(text, 0, 0, { height })]

/** A dimension with room for what stands around it; (0, 0) is the start of its base line. */
function around(text: string, draw: (width: number) => readonly Primitive[]): Sign {
  return [lettering(text, 0, 0, { height }), ...draw(textWidth(text, height))]
}

/** Signs that stand in front of a value, around it or in a tolerance frame: ISO 129-1, ISO 1101, ISO 2692, ISO 14405-1. */
export const signs: Readonly<Record<string, Sign>> = {
  straightness: sign(characteristics.straightness),
  flatness: sign(characteristics.flatness),
  roundness: sign(characteristics.roundness),
  cylindricity: sign(characteristics.cylindricity),
  'line-profile': sign(characteristics.lineProfile),
  'surface-profile': sign(characteristics.surfaceProfile),
  parallelism: sign(characteristics.parallelism),
  perpendicularity: sign(characteristics.perpendicularity),
  angularity: sign(characteristics.angularity),
  position: sign(characteristics.position),
  concentricity: sign(characteristics.concentricity),
  symmetry: sign(characteristics.symmetry),
  'circular-run-out': sign(characteristics.circularRunOut),
  'total-run-out': sign(characteristics.totalRunOut),
  envelope: sign('Ⓔ'),
  'maximum-material': sign('Ⓜ'),
  'least-material': sign('Ⓛ'),
  reciprocity: sign('Ⓡ'),
  'projected-zone': sign('Ⓟ'),
  'free-state': sign('Ⓕ'),
  'unequal-zone': sign('Ⓤ'),
  'tangent-plane': sign('Ⓣ'),
  'combined-zone': words('CZ'),
  diameter: sign('Ø'),
  square: words('□14'),
  radius: words('R5'),
  'spherical-diameter': words('SØ20'),
  'spherical-radius': words('SR40'),
  depth: sign('↧'),
  counterbore: sign('⌴'),
  countersink: sign('⌵'),
  spotface: [
    polyline('symbol', [point(0, -4.5), point(0, 0), point(6, 0), point(6, -4.5)]),
    lettering('SF', 3, -1, { height: 2.5, anchor: 'middle' }),
  ],
  'auxiliary-dimension': words('(38)'),
  'theoretically-exact': around('50', (width) => [
    rectangle('symbol', -1.2, -4.9, width + 2.4, 6.3),
  ]),
  'inspection-dimension': around('50', (width) =>
    outline('symbol', [
      { x: -3, y: -5, r: 3.24 },
      { x: width + 3, y: -5, r: 3.24 },
      { x: width + 3, y: 1.5, r: 3.24 },
      { x: -3, y: 1.5, r: 3.24 },
    ]),
  ),
  'not-to-scale': around('45', (width) => [line('symbol', -0.5, 1.2, width + 0.5, 1.2)]),
  'arc-length': around('20', (width) => [arc('symbol', width / 2, 0.5, 6, -125, 70)]),
  'tolerance-frame': featureControlFrame(0, 0, {
    characteristic: 'position',
    tolerance: 't',
    datums: ['A'],
    height: 2.5,
  }),
  taper: [
    polygon('symbol', [point(0, -2.2), point(9, 0), point(0, 2.2)]),
    line('narrow', -2.2, 0, 11.2, 0),
  ],
  slope: [polygon('symbol', [point(0, 0), point(0, -3.6), point(10, 0)])],
  'surface-texture': surfaceTexture({ x: 0, y: 0, height: 2.5 }),
  'removal-required': surfaceTexture({ x: 0, y: 0, height: 2.5, removal: 'REQUIRED' }),
  'removal-prohibited': surfaceTexture({ x: 0, y: 0, height: 2.5, removal: 'PROHIBITED' }),
  'all-around': surfaceTexture({ x: 0, y: 0, height: 2.5, allAround: true, text: 'Ra' }),
  lay: surfaceTexture({ x: 0, y: 0, height: 2.5, removal: 'REQUIRED', text: 'Ra', lay: '=' }),
  'machining-allowance': surfaceTexture({
    x: 0,
    y: 0,
    height: 2.5,
    removal: 'REQUIRED',
    text: 'Ra',
    allowance: '3',
  }),
}
