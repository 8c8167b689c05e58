import { readdirSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Cell, Row, RowHeader, Table } from './table.tsx'

test('every part of a table says its role', () => {
  const row = (
    <Row>
      <RowHeader />
      <Cell />
    </Row>
  )
  const html = renderToStaticMarkup(
    <Table className="plans" caption="Plans" columns={['Plan', 'Price']} foot={row}>
      {row}
    </Table>,
  )
  for (const [tag = '', name = ''] of html.matchAll(/<(\w+)[^>]*>/g)) {
    if (name !== 'caption') expect(tag).toContain(' role="')
  }
  expect(html.match(/role="(?:columnheader|rowheader|cell)"/g)).toHaveLength(6)
})

test('no table that style sheets turn into blocks goes without its roles', () => {
  const styles = read('src/styles', '.css')
  const blocks = styles.flatMap((css) => [
    ...css.matchAll(/([^{}]*?) :is\([^)]*\btd\b[^)]*\) \{\s*display: block/g),
  ])
  const names = blocks.flatMap(([selector]) => selector.match(/(?<=\.)[\w-]+/g) ?? [])
  expect(names).toEqual(expect.arrayContaining(['record-table', 'comparison', 'evidence-table']))
  const plain = read('src', '.tsx').flatMap((source) => source.match(/<table[^>]*>/g) ?? [])
  expect(plain.filter((tag) => names.some((name) => tag.includes(name)))).toEqual([])
})

function read(folder: string, end: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
}
