/** Ra in µm of the roughness grades N1 to N12. Source: ISO 1302:1992, annex. */
export const roughnessGrades = [
  0.025, 0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 6.3, 12.5, 25, 50,
] as const
