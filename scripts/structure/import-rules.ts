import type { IForbiddenRuleType } from 'dependency-cruiser'

/** What runs in tests only may import from everywhere. */
const tests = '\\.test\\.tsx?$|^(?:tests|bench)/|/testing/'

/** Imports that are forbidden, by paths from the root. Imports run one way: server, src, shared, packages. */
export const importRules: IForbiddenRuleType[] = [
  {
    name: 'no-circle',
    comment: 'of two modules that need each other, none can be read alone',
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
    comment: 'server and browser both use shared/, and it knows neither',
    from: { path: '^shared/', pathNot: tests },
    to: { path: '^(?:src|server|scripts|tests|bench)/' },
  },
  {
    name: 'shared-in-browsers',
    comment: 'shared/ runs in browsers, too',
    from: { path: '^(?:shared|src)/', pathNot: tests },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'src-below-server',
    comment: 'the server makes what pages show',
    from: { path: '^src/', pathNot: tests },
    to: { path: '^server/' },
  },
  {
    name: 'schemas-stay-on-the-server',
    comment: 'browsers get words, not what checks them',
    from: { path: '^src/', pathNot: tests },
    to: { path: '^shared/content/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'pages-are-shown',
    comment: 'only what finds and shows a page knows pages',
    from: { path: '^server/', pathNot: `${tests}|^server/rendering/(?:find-page|pages)\\.tsx$` },
    to: { path: '^src/pages/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'layout-below-pages',
    comment: 'pages import the layout, never the other way',
    from: { path: '^src/layout/', pathNot: tests },
    to: { path: '^src/pages/' },
  },
  {
    name: 'components-alone',
    comment: 'components know no copy, route or language',
    from: { path: '^src/components/', pathNot: tests },
    to: {
      path: '^(?:src|shared|server)/.*\\.tsx?$',
      pathNot:
        '^src/(?:components/|generated/|islands/island\\.tsx$|navigation/(?:site-link|language-field)\\.tsx$)',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'feasibility-alone',
    comment: 'the rules of a catalogue are plain TypeScript',
    from: { path: '^shared/feasibility/', pathNot: tests },
    to: {
      path: '^shared/',
      pathNot: '^shared/(?:feasibility/|i18n/|csv\\.ts$)|/short-texts\\.ts$',
    },
  },
  {
    name: 'package-by-name',
    comment: 'packages are imported by their names',
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
    comment: 'packages are imported by their names',
    from: { path: '^packages/reader/' },
    to: { path: '^packages/drawings/', dependencyTypesNot: ['aliased-workspace'] },
  },
  {
    name: 'site-without-tools',
    comment: 'the site needs nothing of its tools',
    from: { path: '^(?:shared|src|server)/', pathNot: tests },
    to: { path: '^(?:scripts|tests|bench)/' },
  },
  {
    name: 'testing-for-tests',
    comment: 'what stands in testing/ is for tests',
    from: { path: '^(?:shared|src|server|scripts)/', pathNot: tests },
    to: { path: '/testing(?:/|\\.ts$)' },
  },
]
