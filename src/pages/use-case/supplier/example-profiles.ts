import type { SupplierProfile } from './supplier-fit.ts'

/** Invented profiles, in the terms in which buyers keep theirs. Lengths in mm, roughness as Ra in µm. */
export const exampleProfiles: readonly SupplierProfile[] = [
  {
    id: 'A',
    primary: ['TURNING'],
    secondary: ['MILLING', 'TAPPING'],
    diameter: 65,
    size: 400,
    material: ['FERROUS_ALLOY', 'NONFERROUS_ALLOY'],
    grade: 7,
    roughness: 0.8,
  },
  {
    id: 'B',
    primary: ['TURNING'],
    secondary: ['MILLING', 'GRINDING', 'TAPPING'],
    diameter: 80,
    size: 500,
    material: ['FERROUS_ALLOY'],
    grade: 5,
    roughness: 0.2,
  },
  {
    id: 'C',
    primary: ['MILLING'],
    secondary: ['TAPPING', 'REAMING'],
    size: 100,
    material: ['FERROUS_ALLOY', 'NONFERROUS_ALLOY'],
    grade: 6,
    roughness: 0.8,
  },
  {
    id: 'D',
    primary: ['MILLING', 'CUTTING'],
    secondary: ['TAPPING', 'REAMING', 'LASER_CUTTING'],
    size: 600,
    material: ['NONFERROUS_ALLOY'],
    grade: 7,
    roughness: 0.8,
  },
  {
    id: 'E',
    primary: ['CUTTING'],
    secondary: ['LASER_CUTTING', 'TAPPING'],
    size: 1500,
    material: ['FERROUS_ALLOY', 'NONFERROUS_ALLOY'],
    grade: 9,
    roughness: 1.6,
  },
]
