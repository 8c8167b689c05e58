/**
 * Closes the groups of fields on phones, which have no room for open ones. The group that the address leads to stays
 * open. The style sheet shows them closed from the first layout on (field-reference.css), so that nothing moves here
 * and the position that a browser restores is right.
 */
export function foldOnPhones(root: HTMLElement): void {
  const isPhone = matchMedia('(max-width: 39.99rem)').matches
  for (const groups of root.querySelectorAll<HTMLElement>('.field-groups')) {
    for (const group of isPhone ? groups.querySelectorAll('details') : []) {
      group.open &&= group.matches(':has(:target)')
    }
    groups.dataset.folded = ''
  }
}
