/**
 * A phone has no room for groups that stand open: they show their names and what they are, and open when asked for. The
 * one that the address leads to stays open, and the place it leads to stays in view.
 */
export function foldOnPhones(root: HTMLElement): void {
  if (!matchMedia('(max-width: 39.99rem)').matches) return
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  for (const group of root.querySelectorAll('details')) group.open &&= group.contains(target)
  target?.scrollIntoView()
}
