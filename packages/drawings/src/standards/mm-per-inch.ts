/** Millimetres of an inch, exactly (ISO 80000-3). */
export const mmPerInch = 25.4
