import type { Root } from 'hast'
import { visit } from 'unist-util-visit'

/**
 * Makes the addresses of a tree absolute, since its text may be read anywhere. Changes the tree.
 *
 * @param address of the page it comes from, on our origin
 */
export function makeLinksAbsolute(tree: Root, address: string): void {
  visit(tree, 'element', (node) => {
    for (const name of ['href', 'src'] as const) {
      const written = node.properties[name]
      if (typeof written === 'string' && URL.canParse(written, address)) {
        node.properties[name] = new URL(written, address).href
      }
    }
  })
}
