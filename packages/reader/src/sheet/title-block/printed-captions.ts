import { captionFields, captionsOf } from '../words/captions.ts'
import { captionOf } from './caption-of.ts'

const latin = /^[\p{Script=Latin}\p{N}\p{P}\p{S} ]{4,}$/u
const capital = (text: string) => text.replace(/^\p{L}/u, (letter) => letter.toUpperCase())

/** Captions in Latin letters as title blocks print them: in capitals or with one, with a colon or without. */
export const printedCaptions: readonly string[] = captionFields
  .flatMap(captionsOf)
  .filter((text) => latin.test(text) && captionOf(text)?.isWeak === false)
  .flatMap((text) => [capital(text), text.toUpperCase()])
  .flatMap((text) => [text, `${text}:`])
