/** Years for which the build computes holidays and offsets, the current one first: a server rarely runs for longer. */
export const compiledYears = 10
