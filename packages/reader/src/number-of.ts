/** The number that figures with a decimal point or comma make; 0 for none, not a number for anything else. */
export const numberOf = (figures = ''): number => Number(figures.replace(',', '.'))
