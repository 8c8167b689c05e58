import type { Page } from '@playwright/test'

const controls = [
  'link',
  'button',
  'textbox',
  'searchbox',
  'combobox',
  'listbox',
  'option',
  'tab',
  'tabpanel',
  'checkbox',
  'radio',
  'slider',
  'spinbutton',
  'switch',
  'DisclosureTriangle',
  'Date',
]
const named = new Set([
  ...controls,
  'image',
  'table',
  'dialog',
  'tablist',
  'progressbar',
  'heading',
])
const landmarks = new Set(['navigation', 'complementary', 'region', 'search', 'form'])

/**
 * What assistive technology cannot name: controls, pictures, tables and dialogs without a name, and landmarks that are
 * unnamed beside others of their kind or share a name. Read from the browser's accessibility tree.
 */
export async function namelessNodes(page: Page): Promise<{ nodes: number; faults: string[] }> {
  const session = await page.context().newCDPSession(page)
  const tree = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const byId = new Map(
    tree.nodes
      .filter(({ ignored }) => !ignored)
      .map(({ nodeId, parentId = '', role, name }) => [
        nodeId,
        { parentId, role: role?.value ?? '', name: (name?.value ?? '').trim() },
      ]),
  )
  const nodes = [...byId.values()]
  // A table may be named by the region it scrolls in.
  const isNamedAround = ({ role, parentId }: (typeof nodes)[number]) =>
    role === 'table' && byId.get(parentId)?.role === 'region'
  const nameless = nodes
    .filter((node) => named.has(node.role) && node.name === '' && !isNamedAround(node))
    .map(({ role }) => `${role} without a name`)
  const places = Map.groupBy(
    nodes.filter(({ role }) => landmarks.has(role)),
    ({ role, name }) => `${role} "${name}"`,
  )
  const twins = [...places].filter(([, all]) => all.length > 1).map(([place]) => `${place} twice`)
  return { nodes: nodes.length, faults: [...nameless, ...twins] }
}

/**
 * Runs in the page: links of the content that say the same and lead to different pages, where not even the sentence,
 * list entry, row, figure or section around them tells them apart (WCAG 2.4.4).
 */
export function ambiguousLinks(): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')]
    .filter((link) => link.checkVisibility())
    .map((link) => ({
      name: link.getAttribute('aria-label') ?? (link.textContent ?? '').replace(/\s+/g, ' ').trim(),
      page: new URL(link.getAttribute('href') ?? '', document.baseURI).pathname,
      around: link.parentElement?.closest('p, li, tr, dd, figure, section')?.textContent ?? '',
    }))
  return [...Map.groupBy(links, ({ name }) => name)]
    .filter(([, same]) => new Set(same.map(({ page }) => page)).size > 1)
    .filter(([, same]) => new Set(same.map(({ around }) => around)).size < same.length)
    .map(([name, same]) => `"${name}": ${same.map(({ page }) => page).join(', ')}`)
}
