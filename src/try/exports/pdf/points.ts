import { mmPerInch } from '@firstangle/drawings/standards'
/** Points (1/72 inch), in which PDF files measure, in a millimetre. */
export const pointsPerMillimetre = 72 / mmPerInch
