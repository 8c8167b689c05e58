/** Text whose hits are marked. */
export function MarkedText({
  parts,
}: {
  parts: readonly { readonly text: string; readonly isHit: boolean }[]
}) {
  return parts.map(({ text, isHit }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text never change their order
    isHit ? <mark key={index}>{text}</mark> : text,
  )
}
