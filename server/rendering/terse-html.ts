const blocks =
  'article|aside|blockquote|details|dl|div|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|main|nav|ol|p|pre|section|table|ul'
const parents =
  'article|aside|blockquote|dd|details|div|figcaption|figure|footer|form|header|li|main|nav|section|td|th'

/** End tags, each where HTML lets it be left out (HTML Standard 13.1.2.4): before these tags. */
const endings = [
  ['li', '<li[ >]|</[uo]l>'],
  ['d[td]', '<d[td][ >]|</d(?:l|iv)>'],
  ['t[dh]', '<t[dh][ >]|</tr>'],
  ['tr', '<tr[ >]|</t(?:able|body|foot|head)>'],
  ['thead', '<tbody[ >]'],
  ['tbody', '<tfoot[ >]|</table>'],
  ['option', '<option[ >]|</select>'],
  ['p', `<(?:${blocks})[ >]|</(?:${parents})>`],
].map(([name, before]) => `</${name}>(?=${before})`)

const shapes = 'circle|ellipse|image|line|path|polygon|polyline|rect|stop|use'

const waste = new RegExp(
  [
    '<(script|style|textarea)\\b.*?</\\1>',
    `(<(?:${shapes})\\b[^>]*)></(?:${shapes})>`,
    ...endings,
  ].join('|'),
  'gs',
)

/**
 * Leaves out of a page what browsers add themselves: the tree that they build is the same. React writes all end tags, a
 * tenth of the bytes of a long table.
 */
export function terseHtml(html: string): string {
  return html.replace(waste, (found, kept?: string, shape?: string) => {
    if (kept) return found
    return shape ? `${shape}/>` : ''
  })
}
