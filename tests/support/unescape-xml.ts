const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Text of XML, or of HTML that has no other entities, as it is read. A lone `&` or an unknown entity throws. */
export function unescapeXml(text: string): string {
  return text.replaceAll(/&(?:(\w+);)?/g, (entity, name: string | undefined) => {
    const character = name === undefined ? undefined : characters[name]
    if (character === undefined) throw new Error(`Unknown entity ${entity}`)
    return character
  })
}
