import { createElement, isValidElement, type ReactElement } from 'react'
import { expect, test } from 'vitest'
import { packProps, unpackProps } from './props.ts'

const slot = (number: number) => createElement('b', { key: number }, number)

test('JSON goes through unchanged', () => {
  const props = { text: '"quoted" </script>', list: [1, { deep: null }], isOn: false }
  expect(unpackProps(packProps(props).json, slot)).toEqual(props)
})

test('elements become slots, wherever they stand', () => {
  const panel = createElement('p')
  const footer = createElement('i')
  const { json, slots } = packProps({ tabs: [{ title: 'A', panel }], children: footer })
  expect(slots).toEqual([panel, footer])
  const props = unpackProps(json, slot) as { tabs: [{ panel: ReactElement }]; children: unknown }
  expect(isValidElement(props.children)).toBe(true)
  expect(props.tabs[0].panel.key).toBe('0')
})

test('a function is refused by name', () => {
  expect(() => packProps({ onChange: () => {} })).toThrow('The prop "onChange" is a function')
})
