import { CompiledQuery } from 'kysely'
import type { Access } from './access.ts'
import type { SharedCounts } from './store.ts'

/** The store as the limits of clients use it: rate-limiter-flexible brings its own statements for `client_counts`. */
export function clientCounts(access: Access): SharedCounts {
  return {
    query: ({ text, values = [] }) =>
      access.read((connection) => connection.executeQuery(CompiledQuery.raw(text, values))),
  }
}
