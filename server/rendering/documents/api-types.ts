/** The files that hold the types of the API, by their path. */
export const typePaths: Readonly<Record<string, string>> = Object.freeze({
  '/types/firstangle.ts': 'ts',
  '/types/firstangle.py': 'py',
  '/types/firstangle.cs': 'cs',
  // Java wants a file named after its class.
  '/types/Firstangle.java': 'java',
})

/** The types in the language of a file ending; loaded when somebody first asks. */
export async function apiTypes(ending: string): Promise<string> {
  const { default: types } = await import('../../../src/generated/api-types.json', {
    with: { type: 'json' },
  })
  return (types as Record<string, string>)[ending] ?? ''
}
