/**
 * A bearing flange, mm: a plate with four holes and one thread on their pitch circle, a hub that centres it, a bore.
 * Three figures read it, so that its views, its title block and its mass agree.
 */
export const flange = {
  outer: 80,
  plate: 12,
  hub: 45,
  length: 30,
  bore: 25,
  chamfer: 1,
  holes: { count: 4, diameter: 6.6, pitchCircle: 62 },
  /** through the plate, halfway between two holes; core diameter d − 1.0825 P (ISO 965-1) */
  thread: { major: 6, core: 6 - 1.0825 },
} as const

const disc = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height

/** Volume in mm³. */
function flangeVolume(): number {
  const { outer, plate, hub, length, bore, chamfer, holes, thread } = flange
  // The chamfer at the end of the hub takes a ring of triangular section (Pappus).
  const ring = (chamfer ** 2 / 2) * Math.PI * (hub - (2 * chamfer) / 3)
  const body = disc(outer, plate) + disc(hub, length - plate) - disc(bore, length) - ring
  return body - holes.count * disc(holes.diameter, plate) - disc(thread.core, plate)
}

/** Density of steel in kg/mm³. */
const steel = 7.85e-6

/** Mass in kg. */
export const flangeMass = (): number => flangeVolume() * steel
