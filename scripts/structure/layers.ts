import { posix } from 'node:path'
import type { Source } from './source.ts'

/** What a room of the house may not take from another one. Paths are beginnings, from the root. */
interface Layer {
  of: RegExp
  /** Own files that may be imported; everything when left out. Packages and files of other kinds are never meant. */
  only?: RegExp
  never?: RegExp
  /** Types cross the border, since nothing of them is left at run time. */
  mayTakeTypes: boolean
  why: string
}

const layers: Layer[] = [
  {
    of: /^shared\//,
    only: /^(?:shared|src\/drawings)\//,
    mayTakeTypes: false,
    why: 'server and browser both use it, and it knows neither',
  },
  {
    of: /^src\//,
    never: /^server\//,
    mayTakeTypes: true,
    why: 'the server makes what pages show',
  },
  {
    of: /^server\/(?!rendering\/(?:find-page|pages)\.tsx$)/,
    never: /^src\/pages\//,
    mayTakeTypes: true,
    why: 'only what finds and shows a page knows pages',
  },
  {
    of: /^src\/layout\//,
    never: /^src\/pages\//,
    mayTakeTypes: true,
    why: 'pages import the layout, never the other way',
  },
  {
    of: /^src\/components\//,
    only: /^src\/(?:components\/|generated\/|islands\/island\.tsx$|navigation\/(?:site-link|language-field)\.tsx$)/,
    mayTakeTypes: true,
    why: 'components know no copy, route or language',
  },
  {
    of: /^packages\/drawings\//,
    only: /^packages\/drawings\//,
    mayTakeTypes: false,
    why: 'a package knows nothing of those that use it',
  },
  {
    of: /^packages\/reader\//,
    only: /^packages\/reader\//,
    mayTakeTypes: false,
    why: 'a package knows nothing of those that use it',
  },
  {
    of: /^(?!packages\/)/,
    never: /^packages\//,
    mayTakeTypes: false,
    why: 'packages are imported by their names',
  },
  {
    of: /^src\/feasibility\//,
    only: /^(?:shared\/feasibility\/|src\/(?:feasibility\/|i18n\/|navigation\/short-texts\.ts$))/,
    mayTakeTypes: true,
    why: 'the rules of a catalogue are plain TypeScript',
  },
  {
    of: /^(?:shared|src|server)\//,
    never: /^(?:scripts|tests|bench)\//,
    mayTakeTypes: false,
    why: 'the site needs nothing of its tools',
  },
  {
    of: /^(?:shared|src|server|scripts)\/(?!(?:.+\/)?testing\/)/,
    never: /\/testing(?:\/|$)/,
    mayTakeTypes: false,
    why: 'what stands in testing/ is for tests',
  },
]

/** Imports that go the wrong way, as one line each. */
export function wrongImports(source: Source): string[] {
  if (/\.test\.tsx?$/.test(source.path)) return []
  return layers
    .filter(({ of }) => of.test(source.path))
    .flatMap((layer) =>
      source.imports
        .filter((imported) => isForbidden(layer, source.path, imported))
        .map(
          ({ line, specifier }) =>
            `${source.path}:${line}: must not import ${specifier} (${layer.why})`,
        ),
    )
}

function isForbidden(layer: Layer, path: string, imported: Source['imports'][number]): boolean {
  const { specifier, isTypeOnly } = imported
  if (!specifier.startsWith('.') || (isTypeOnly && layer.mayTakeTypes)) return false
  const target = posix.join(posix.dirname(path), specifier)
  if (layer.never?.test(target)) return true
  return layer.only !== undefined && /\.tsx?$/.test(target) && !layer.only.test(target)
}
