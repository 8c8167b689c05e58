import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { importRules } from './import-rules.ts'

const folders = ['packages', 'shared', 'src', 'server', 'scripts', 'tests', 'bench']

/** Imports below a folder that the rules forbid, as one line each. */
export async function checkImports(root: string): Promise<string[]> {
  const { output } = await cruise(folders, {
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: importRules },
    // TypeScript 7 has no API to parse with.
    parser: 'swc',
    tsPreCompilationDeps: true,
    // The workspaces stand in the package.json above that of a package.
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    // swc cannot read declarations; what is compiled from sources says nothing that they do not say.
    exclude: { path: '\\.d\\.m?ts$|^packages/client-typescript/lib/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node'] },
  })
  return (output as ICruiseResult).summary.violations.map(({ from, to, rule, cycle }) => {
    const { comment } = importRules.find(({ name }) => name === rule.name) ?? {}
    const target = cycle ? cycle.map(({ name }) => name).join(' -> ') : to
    return `${from}: must not import ${target} (${comment})`
  })
}
