/** What a callout means, drawn: SVG markup from server/rendering/callouts/callout-figures.ts. */
export function CalloutFigures({ figures }: { figures: readonly string[] }) {
  return (
    <div className="callout-figures">
      {figures.map((figure) => (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn on the server from numbers, without texts
        <div key={figure} dangerouslySetInnerHTML={{ __html: figure }} />
      ))}
    </div>
  )
}
