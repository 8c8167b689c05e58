/** Fractions of a degree in minutes, as tables of angles have them: `±1°30′`, `±0°05′`. */
export function plusMinusDegrees(degrees: number): string {
  const all = Math.round(degrees * 60)
  const [whole, rest] = [Math.floor(all / 60), all % 60]
  return rest === 0 ? `±${whole}°` : `±${whole}°${String(rest).padStart(2, '0')}′`
}
