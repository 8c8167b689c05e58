import { createRequire } from 'node:module'

type Convert = (font: Buffer, format: string) => Promise<Buffer>

// The package ships without types.
const fontverter = createRequire(import.meta.url)('fontverter') as { convert: Convert }

/** A font in another format, such as `sfnt` or `woff2`. */
export const convertFont: Convert = fontverter.convert
