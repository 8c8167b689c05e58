/** Stands for a section that has not come near the viewport yet (SPEC sections 4 and 8). */
export function SectionPlaceholder({ id, text }: { id: string; text: string }) {
  return (
    <section id={id} aria-busy="true" className="section min-h-[70vh]">
      <p className="text-muted">{text}</p>
    </section>
  )
}
