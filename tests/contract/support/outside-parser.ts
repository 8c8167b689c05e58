/** Something that reads what a stranger wrote. */
export interface OutsideParser {
  name: string
  /** What it expects a text to begin with: behind it a text goes farther. */
  starts?: readonly string[]
  read: (text: string) => unknown
}

/** As `Headers`, which would refuse most of what is to be read here. */
export function headersWith(name: string, value: string): Headers {
  const values = new Map([
    [name, value],
    ['host', 'www.firstangle.example'],
  ])
  return { get: (asked: string) => values.get(asked) ?? null } as unknown as Headers
}
