/** The single-stroke lettering of drawings (ISO 3098), as strokes and as small pictures. */

export { glyphs } from './glyphs.ts'
export {
  layoutText,
  lettering,
  type Stroke,
  strokesOf,
  strokesOfSource,
  textWidth,
} from './lettering.ts'
export { drawnAs, drawnSigns, type SignedText, signedText, signPicture } from './sign-picture.ts'
