import { afterEach, beforeEach } from 'vitest'
import type { Store } from '../../../server/store/store.ts'
import { runSample } from './run-sample.ts'
import { sampleInbox } from './sample-inbox.ts'

/** Each test of the file that calls this has a sample inbox of its own, on which `inbox` runs a command. */
export function sampleInboxPerTest() {
  let current: { readonly dataDir: string; readonly store: Store }
  beforeEach(async () => {
    current = await sampleInbox()
  })
  afterEach(() => current.store.close())
  return {
    get dataDir() {
      return current.dataDir
    },
    get store() {
      return current.store
    },
    inbox: (args: readonly string[], surroundings?: Parameters<typeof runSample>[2]) =>
      runSample(args, current.dataDir, surroundings),
  }
}

/** The references of requests that a text names, in its order. */
export function references(text: string): string[] {
  return [...text.matchAll(/FA-7Q2M-[\dA-Z]{4}/g)].map(([each]) => each)
}
