import { isValidElement, type ReactElement } from 'react'

/** Splits the props of an island into JSON and elements, which the JSON names by number. */
export function packProps(props: object): { json: string; slots: ReactElement[] } {
  const slots: ReactElement[] = []
  const json = JSON.stringify(props, (key, value) => {
    if (isValidElement(value)) return { $slot: slots.push(value) - 1 }
    if (typeof value === 'function') throw new TypeError(`The prop "${key}" is a function`)
    return value
  })
  return { json, slots }
}

/** The inverse: props in which `slot` has replaced each number by an element. */
export function unpackProps(json: string, slot: (number: number) => ReactElement): object {
  return JSON.parse(json, (_key, value) => (value?.$slot >= 0 ? slot(value.$slot) : value))
}
