const scaleText =
  /(?:scale|ma(?:ß|ss)stab|escala|[ée]chelle|scala) ?:? ?(\d{1,4}(?:\.\d{1,2})?) ?: ?(\d{1,4}(?:\.\d{1,2})?)/i

/** The scales that texts state, as lengths on paper over true ones: 0.5 for `SCALE 1:2`. */
export function statedScales(texts: readonly string[]): number[] {
  return texts.flatMap((text) => {
    const [, drawn, real] = scaleText.exec(text) ?? []
    return drawn && real ? [Number(drawn) / Number(real)] : []
  })
}
