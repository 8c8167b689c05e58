/** Of the file, in bytes (50 MB). */
export const byteLimit = 50_000_000

/** Of a document: one sheet per page. */
export const pageLimit = 20

/** Dots per inch below which a scan is refused. */
export const dpiLimit = 200
/** Stated resolutions are rounded: 199.9 dpi passes. */
export const leastDpi = 0.975 * dpiLimit

/** Pixels of a page: A0 at 300 dpi has 139.5 million. */
export const pixelLimit = 145_000_000

/** Seconds a page may take before its reader is ended. */
export const secondsPerPage = 60

/** Points and texts of a page beyond which nothing more is taken from it. */
export const pointLimit = 3_000_000
