import type { IForbiddenRuleType } from 'dependency-cruiser'

/** What runs in tests only may import from everywhere. */
const tests = '\\.test\\.tsx?$|^(?:tests|bench)/|/testing/'

/**
 * Imports that are forbidden, by paths from the root, each with what to do instead. Imports run one way: server, src,
 * shared, packages.
 */
export const importRules: IForbiddenRuleType[] = [
  {
    name: 'no-circle',
    comment: 'move what both modules need into a third one',
    from: {},
    to: { circular: true },
  },
  {
    name: 'found',
    comment: 'there is no such file, or the package does not list it in its exports',
    from: {},
    to: { couldNotResolve: true, pathNot: '\\.gen\\.ts$|^virtual:' },
  },
  {
    name: 'shared-alone',
    comment:
      'server and browser both use shared/, so it knows neither: move what it needs into shared/',
    from: { path: '^shared/', pathNot: tests },
    to: { path: '^(?:src|server|scripts|tests|bench)/' },
  },
  {
    name: 'shared-in-browsers',
    comment: 'this code runs in browsers too, which have no modules of Node',
    from: { path: '^(?:shared|src)/', pathNot: tests },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'src-below-server',
    comment: 'give the page its data as properties; server/rendering/ makes them',
    from: { path: '^src/', pathNot: tests },
    to: { path: '^server/' },
  },
  {
    name: 'schemas-stay-on-the-server',
    comment: 'browsers get words, not the schemas that check them: use "import type"',
    from: { path: '^src/', pathNot: tests },
    to: { path: '^shared/content/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'pages-are-shown',
    comment: 'only server/rendering/pages.tsx and find-page.tsx know pages: use "import type"',
    from: { path: '^server/', pathNot: `${tests}|^server/rendering/(?:find-page|pages)\\.tsx$` },
    to: { path: '^src/pages/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'layout-below-pages',
    comment: 'pages import the layout, never the other way: give it the data as properties',
    from: { path: '^src/layout/', pathNot: tests },
    to: { path: '^src/pages/' },
  },
  {
    name: 'components-alone',
    comment: 'components know no copy, route or language: take them as properties',
    from: { path: '^src/components/', pathNot: tests },
    to: {
      path: '^(?:src|shared|server)/.*\\.tsx?$',
      pathNot:
        '^shared/typesetting/|^src/(?:components/|generated/|islands/island\\.tsx$|navigation/(?:site-link|language-field)\\.tsx$)',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'feasibility-alone',
    comment: 'the rules of a catalogue need nothing of the site',
    from: { path: '^shared/feasibility/', pathNot: tests },
    to: {
      path: '^shared/',
      pathNot: '^shared/(?:feasibility/|i18n/|csv\\.ts$)|/short-texts\\.ts$',
    },
  },
  {
    name: 'package-by-name',
    comment: 'import the package by its name, such as @firstangle/reader',
    from: { pathNot: '^packages/' },
    to: { path: '^packages/', dependencyTypesNot: ['aliased-workspace'] },
  },
  {
    name: 'package-alone',
    comment: 'a package knows nothing of those that use it',
    from: { path: '^packages/' },
    to: { path: '^(?:shared|src|server|scripts|tests|bench)/' },
  },
  {
    name: 'drawings-alone',
    comment: 'the reader uses drawings, never the other way',
    from: { path: '^packages/drawings/' },
    to: { path: '^packages/reader/' },
  },
  {
    name: 'clients-for-users',
    comment: 'the clients of the API are made for others: the site neither has nor needs them',
    from: { pathNot: '^packages/client-typescript/' },
    to: { path: '^packages/client-typescript/' },
  },
  {
    name: 'client-alone',
    comment: 'a client has no dependencies, and runs wherever fetch does',
    from: { path: '^packages/client-typescript/', pathNot: tests },
    to: { pathNot: '^packages/client-typescript/' },
  },
  {
    name: 'reader-by-name',
    comment: 'import @firstangle/drawings by its name',
    from: { path: '^packages/reader/' },
    to: { path: '^packages/drawings/', dependencyTypesNot: ['aliased-workspace'] },
  },
  {
    name: 'site-without-tools',
    comment: 'the site runs without its tools: move what both need into shared/ or server/',
    from: { path: '^(?:shared|src|server)/', pathNot: tests },
    to: { path: '^(?:scripts|tests|bench)/' },
  },
  {
    name: 'testing-for-tests',
    comment: 'only tests import from testing/',
    from: { path: '^(?:shared|src|server|scripts)/', pathNot: tests },
    to: { path: '/testing(?:/|\\.ts$)' },
  },
]
