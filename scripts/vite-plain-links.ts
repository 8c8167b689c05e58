import type { Plugin } from 'vite'

const routerLink = /\/@tanstack\/react-router\/dist\/esm\/link\.js$/

/** What the router's own modules import from that file. */
const names = ['Link', 'composeHandlers', 'createLink', 'linkOptions', 'useLinkProps']

/**
 * Leaves the router's link component out of the client build: 1.5 kB on every page that no page uses, since links are
 * plain anchors (`src/navigation/follow-links.ts`). Each route carries it along, so it cannot be shaken off.
 */
export function plainLinks(): Plugin {
  return {
    name: 'firstangle:plain-links',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (!routerLink.test(id.replaceAll('\\', '/'))) return
      const unused = "const unused = () => { throw new Error('Links are plain anchors') }"
      return `${unused}\nexport { ${names.map((name) => `unused as ${name}`).join(', ')} }`
    },
  }
}
