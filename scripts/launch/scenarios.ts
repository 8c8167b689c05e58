/** An invented statement of the site, and where it stands. */
interface Scenario {
  file: string
  /** In dot notation. */
  path: string
}

/** Every statement of one file that its copy still marks with `scenario`, wherever it stands in it. */
export function scenariosIn(file: string, tree: unknown): Scenario[] {
  return pathsTo('scenario', tree, []).map((path) => ({ file, path }))
}

function pathsTo(key: string, value: unknown, path: readonly string[]): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    name === key ? [path.join('.')] : pathsTo(key, inner, [...path, name]),
  )
}

/** The list as lines of text, with what to do. */
export function describeScenarios(scenarios: readonly Scenario[]): string[] {
  if (scenarios.length === 0) return []
  return [
    `Replace with a customer’s own words, or take out, these are invented (${scenarios.length}); then remove scenario:`,
    ...scenarios.map(({ file, path }) => `  ${file}  ${path}`),
    '',
  ]
}
