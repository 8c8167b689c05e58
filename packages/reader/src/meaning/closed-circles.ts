/** The angle between so many holes evenly on a circle. */
const circles: Readonly<Record<string, string>> = {
  3: '120',
  4: '90',
  5: '72',
  6: '60',
  8: '45',
  9: '40',
  10: '36',
  12: '30',
  16: '22[.,]5',
  18: '20',
  24: '15',
}

const hole = '\\d{1,3}(?:[.,]\\d{1,2})?'

/** `8x Ø6,6 (8x45°)`: as many angles as holes, which close the circle and change no value. */
export const closedCircles: readonly string[] = Object.entries(circles).map(
  ([holes, angle]) => `(?<=^${holes} ?[x×] ?Ø ?${hole}) ?\\( ?${holes} ?[x×] ?${angle} ?° ?\\)$`,
)
