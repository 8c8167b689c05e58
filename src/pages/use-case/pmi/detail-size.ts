/** What the enlarged detail shows of the sheet, mm. */
export const detailSize = { width: 76, height: 57 }
