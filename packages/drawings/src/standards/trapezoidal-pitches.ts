/** Pitches in millimetres of ISO 2904, by the diameters that have them, from 8 to 100 mm. */
const pitches: readonly (readonly [diameters: readonly number[], pitches: readonly number[]])[] = [
  [[8], [1.5]],
  [
    [9, 10],
    [1.5, 2],
  ],
  [
    [11, 12, 14],
    [2, 3],
  ],
  [
    [16, 18, 20],
    [2, 4],
  ],
  [
    [22, 24, 26, 28],
    [3, 5, 8],
  ],
  [
    [30, 32, 34, 36],
    [3, 6, 10],
  ],
  [
    [38, 40, 42],
    [3, 7, 10],
  ],
  [[44], [3, 7, 12]],
  [
    [46, 48, 50, 52],
    [3, 8, 12],
  ],
  [
    [55, 60],
    [3, 9, 14],
  ],
  [
    [65, 70, 75, 80],
    [4, 10, 16],
  ],
  [
    [85, 90, 95],
    [4, 12, 18],
  ],
  [[100], [4, 12, 20]],
]

/** The pitches that ISO 2904 has for a trapezoidal thread; undefined for a diameter that it does not list up to 100 mm. */
export const trapezoidalPitches = (diameter: number): readonly number[] | undefined =>
  pitches.find(([diameters]) => diameters.includes(diameter))?.[1]
