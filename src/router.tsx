import { createRouter } from '@tanstack/react-router'
import { RouteError } from './layout/route-error.tsx'
import { parseSearch, stringifySearch } from './navigation/search-params.ts'
import { shownAddress } from './navigation/shown-address.ts'
import { routeTree } from './routeTree.gen.ts'

/** Called once per request on the server and once in the browser. */
export function getRouter() {
  const router = createRouter({
    routeTree,
    trailingSlash: 'never',
    caseSensitive: true,
    rewrite: shownAddress(),
    parseSearch,
    stringifySearch,
    defaultErrorComponent: RouteError,
    // Copy changes only with a deploy, and a deploy shows the update notice: nothing is ever stale.
    defaultStaleTime: Number.POSITIVE_INFINITY,
    defaultPreloadStaleTime: Number.POSITIVE_INFINITY,
  })
  // By itself the router goes to the top of each page it shows, also of one that the browser has just restored after a
  // reload, or in which somebody reads already. Given above, this would make it keep positions in the session's storage.
  router.options.scrollRestoration = () => false
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
