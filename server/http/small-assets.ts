import { readFile } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'
import { assetHeaders } from './asset-headers.ts'
import type { AssetFile } from './asset-index.ts'
import { inlineStyleHashes } from './csp-hashes.ts'
import { codedEtag, digestOf } from './etag.ts'
import type { Coding } from './negotiate-encoding.ts'
import type { SecurityHeaders } from './security-headers.ts'
import { createSharedLoads } from './shared-loads.ts'
import {
  type Answer,
  answerWith,
  type Conditions,
  chooseCoding,
  type HeaderList,
  makeVariant,
  type StoredAnswer,
  type Variant,
} from './stored-answer.ts'
import { rangeHeaders } from './stream-file.ts'
import { isGone, requireWhole } from './whole-asset.ts'

const memoryBytes = 48 * 1024 * 1024
/** Headers and bookkeeping of one file beside its bodies, roughly. */
const fileOverhead = 1024

/** Files that are read as a whole and then kept in memory, up to a number of bytes. */
interface SmallAssets {
  /** The answer for a file that is in memory already. */
  peek(path: string, conditions: Conditions): Answer | undefined
  /** The answer for a file, which is read first where it has to be; fails when the file is gone (`isGone`). */
  answer(asset: AssetFile, conditions: Conditions): Promise<Answer>
  /** The file as it is, with its tag, for who wants a part of it; fails like `answer`. */
  plain(asset: AssetFile): Promise<Variant>
}

/** None is read yet. */
export function createSmallAssets(security: SecurityHeaders): SmallAssets {
  const inMemory = new LRUCache<string, StoredAnswer>({
    maxSize: memoryBytes,
    sizeCalculation: storedBytes,
  })
  const shareRead = createSharedLoads<string, StoredAnswer>()

  /** A crowd that asks for a file at once shares one reading: of the largest each would take 5 MB. */
  function read(asset: AssetFile): Promise<StoredAnswer> {
    return shareRead(asset.file, async () => {
      const stored = await readSmall(asset, security)
      inMemory.set(asset.urlPath, stored)
      return stored
    })
  }

  const storedOf = async (asset: AssetFile) => inMemory.get(asset.urlPath) ?? read(asset)

  return {
    peek(path, conditions) {
      const stored = inMemory.get(path)
      return stored && answerFrom(stored, conditions)
    },
    answer: async (asset, conditions) => answerFrom(await storedOf(asset), conditions),
    plain: async (asset) => (await storedOf(asset)).variants.identity as Variant,
  }
}

/** All variants that are offered have been read. */
function answerFrom(stored: StoredAnswer, conditions: Conditions): Answer {
  const variant = stored.variants[chooseCoding(stored, conditions)] as Variant
  return answerWith(stored, variant, conditions)
}

function storedBytes({ variants }: StoredAnswer): number {
  return Object.values(variants).reduce((sum, { body }) => sum + body.byteLength, fileOverhead)
}

async function readSmall(asset: AssetFile, security: SecurityHeaders): Promise<StoredAnswer> {
  const identity = await readFile(asset.file)
  const digest = digestOf(identity)
  requireWhole(asset, asset.file, digest)
  const styles = asset.urlPath.endsWith('.svg') ? inlineStyleHashes(identity) : []
  const shared: HeaderList = [...assetHeaders(asset, security, styles), ...rangeHeaders(asset)]
  const variants: Partial<Record<Coding, Variant>> = {
    identity: makeVariant(shared, identity, 'identity', [codedEtag(digest, 'identity')]),
  }
  for (const [coding, file] of Object.entries(asset.twins) as [Coding, string][]) {
    const body = await readTwin(asset, file)
    if (body) variants[coding] = makeVariant(shared, body, coding, [codedEtag(digest, coding)])
  }
  return { status: 200, offers: Object.keys(variants) as Coding[], variants }
}

/** Without its compressed form, or with a damaged one, a file is sent as it is. */
async function readTwin(asset: AssetFile, file: string): Promise<Buffer | undefined> {
  try {
    const body = await readFile(file)
    requireWhole(asset, file, digestOf(body))
    return body
  } catch (error) {
    if (isGone(error)) return undefined
    throw error
  }
}
