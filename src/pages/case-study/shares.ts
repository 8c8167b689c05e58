/** The shares that a figure names, per cent: `60–95 %` names 60 and 95, `5–20 s` none. */
export function sharesOf(value: string): number[] {
  return /%\s*$/.test(value) ? (value.match(/\d+/g) ?? []).map(Number) : []
}
