import { type BuildVisitor, EXIT, SKIP, type VisitorResult } from 'unist-util-visit'

interface Node {
  type: string
}

interface Parent extends Node {
  children: Node[]
}

type AnyVisitor = (
  node: Node,
  index: number | undefined,
  parent: Parent | undefined,
) => VisitorResult

/**
 * Visits a node and all below it, parents first, as `unist-util-visit` does and with the same results of a visitor. That
 * one makes and names a function for each node, to be read in stack traces, which took a fifth of compiling an article.
 */
export function visit<Tree extends Node>(tree: Tree, visitor: BuildVisitor<Tree>): void
export function visit<Tree extends Node, Type extends string>(
  tree: Tree,
  type: Type,
  visitor: BuildVisitor<Tree, Type>,
): void
export function visit(tree: Node, ...rest: [AnyVisitor] | [string, AnyVisitor]): void {
  if (rest.length === 1) walk(tree, undefined, undefined, rest[0])
  else {
    const [type, visitor] = rest
    walk(tree, undefined, undefined, (node, index, parent) =>
      node.type === type ? visitor(node, index, parent) : undefined,
    )
  }
}

function walk(
  node: Node,
  index: number | undefined,
  parent: Parent | undefined,
  visitor: AnyVisitor,
): VisitorResult {
  const result = visitor(node, index, parent)
  if (result === EXIT || result === SKIP || !('children' in node)) return result
  const own = node as Parent
  // A visitor may put other children in the place of these.
  for (let at = 0; at < own.children.length; ) {
    const next = walk(own.children[at] as Node, at, own, visitor)
    if (next === EXIT) return EXIT
    at = typeof next === 'number' ? next : at + 1
  }
  return result
}
