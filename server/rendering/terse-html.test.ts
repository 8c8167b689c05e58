import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { expect, test } from 'vitest'
import { terseHtml } from './terse-html.ts'

const parser = unified().use(rehypeParse, { fragment: true })

/** What a browser makes of it, without the places in the text. */
const treeOf = (html: string): string =>
  JSON.stringify(parser.parse(html), (key, value) => (key === 'position' ? undefined : value))

const table =
  '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><th>1</th><td><p>2</p></td></tr><tr><td>3</td><td></td></tr></tbody><tfoot><tr><td>4</td></tr></tfoot></table>'
const drawing =
  '<svg viewBox="0 0 1 1"><g><rect x="0" data-ref="1"></rect><path d="M0 0"></path><text>1</text></g></svg>'

test.each([
  [
    'a list in a list',
    '<ul><li><p>1</p><ol><li>2</li><li>3</li></ol></li><li><b>4</b></li></ul>',
    24,
  ],
  ['a table', table, 70],
  ['terms', '<dl><div><dt>1</dt><dd>2</dd></div><div><dt>3</dt><dd><p>4</p></dd></div></dl>', 20],
  ['paragraphs', '<div><p>1</p><p>2 <a href="/">3</a></p><pre>4</pre><p>5</p></div>', 12],
  ['options', '<select><option>1</option><option selected="">2</option></select>', 18],
  ['a drawing', drawing, 12],
])('%s is shorter, and the same tree', (_, html, saved) => {
  const terse = terseHtml(html)
  expect(treeOf(terse)).toBe(treeOf(html))
  expect(html.length - terse.length).toBeGreaterThanOrEqual(saved)
})

test.each([
  ['a paragraph before text', '<div><p>1</p> 2</div>'],
  ['a paragraph before an element of the line', '<div><p>1</p><b>2</b></div>'],
  [
    'a paragraph at the end of an element of our own',
    '<page-island><p>1</p></page-island><i>2</i>',
  ],
  ['a paragraph before one', '<div><p>1</p><page-island><b>2</b></page-island></div>'],
  ['an item before text', '<ul><li>1</li> <li>2</li> </ul>'],
  ['scripts', '<script>const a = "<li>1</li><li>2</li>"</script>'],
  ['styles', '<style>a::after{content:"<br/>"}</style>'],
  ['what somebody has typed', '<textarea><li>1</li></ul></textarea>'],
])('%s stays', (_, html) => {
  expect(terseHtml(html)).toBe(html)
})
