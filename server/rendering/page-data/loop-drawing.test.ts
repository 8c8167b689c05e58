import { expect, test } from 'vitest'
import { loopDrawings } from './loop-drawing.ts'

/** Height of the capitals of a title, px of the drawing. */
const capitals = 11

test('a balloon ends above the words of its node, whose title has two lines', () => {
  const node = { title: 'Zeichnungen mit Preisen', who: 'Sie' }
  const { wide, narrow } = loopDrawings({
    nodes: Array(7).fill(node),
    edges: Array(7).fill('Blätter'),
  })
  for (const { balloon, title } of [...wide.nodes, ...narrow.nodes]) {
    expect(title).toHaveLength(2)
    expect(balloon.y + balloon.radius).toBeLessThan((title[0]?.y ?? 0) - capitals)
  }
})
