import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MatedClients } from './mated-clients.tsx'

test('the clients fit the contract from both sides: mirror images about its middle', () => {
  const svg = renderToStaticMarkup(<MatedClients />)
  const plugs = [...svg.matchAll(/class="mated-clients__plug" d="M(\d+) /g)]
  const [left, right] = plugs.map(([, x]) => Number(x) - 220)
  expect(left).toBeLessThan(0)
  expect(right).toBe(-(left ?? 0))
})
