const scaleText =
  /(?:scale|ma(?:ß|ss)stab|escala|[ée]chelle|scala) ?:? ?(\d{1,4}(?:\.\d{1,2})?) ?: ?(\d{1,4}(?:\.\d{1,2})?)/i
/** The caption of a cell, whose value is a text of its own. */
const caption = /^(?:scale|ma(?:ß|ss)stab|escala|[ée]chelle|scala|масштаб|比例|尺度) ?:?$/i
const bareScale = /^(\d{1,4}(?:\.\d{1,2})?) ?: ?(\d{1,4}(?:\.\d{1,2})?)$/

/**
 * The scales that texts state, as lengths on paper over true ones: 0.5 for `SCALE 1:2`, and for `1:2` where the caption
 * stands in a text of its own.
 */
export function statedScales(texts: readonly string[]): number[] {
  const hasCaption = texts.some((text) => caption.test(text.trim()))
  return texts.flatMap((text) => {
    const [, drawn, real] =
      scaleText.exec(text) ?? (hasCaption ? bareScale.exec(text.trim()) : null) ?? []
    return drawn && real && Number(real) > 0 ? [Number(drawn) / Number(real)] : []
  })
}
