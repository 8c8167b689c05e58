import type { Addresses } from '../addresses.ts'

/** For tests only: a site that has everything but what begins with `/missing`, and `/404`. */
export const sampleAddresses: Addresses = {
  has: (path) => !/^\/(?:missing|404)/.test(path),
  lastListPage: () => undefined,
  notFoundPath: (path) => (path.endsWith('.md') ? '/404.md' : '/404'),
}
