const drawnMs = 250

/** Draws the leader from the box of a field down to its row and over to the JSON beside it. */
export function drawLeader(root: HTMLElement, ref: string): void {
  const leader = root.querySelector<SVGSVGElement>('.evidence__leader')
  const line = leader?.firstElementChild
  const box = root.querySelector(`rect[data-ref="${ref}"]`)?.getBoundingClientRect()
  const row = root.querySelector(`button[data-ref="${ref}"]`)?.getBoundingClientRect()
  const sheet = root.querySelector('.evidence img')?.getBoundingClientRect()
  if (!leader || !line || !box || !row || !sheet || line.getAttribute('data-at') === ref) return
  const { left, top } = leader.getBoundingClientRect()
  const at = (x: number, y: number) => `${Math.round(x - left)} ${Math.round(y - top)}`
  const rowMiddle = row.top + row.height / 2
  const start = at(box.left + box.width / 2, box.bottom)
  line.setAttribute('d', `M${start}L${at(row.right, sheet.bottom)}L${at(row.right, rowMiddle)}h14`)
  line.setAttribute('data-at', ref)
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  line.animate({ strokeDashoffset: [1, 0] }, { duration: drawnMs, easing: 'ease-out' })
}
