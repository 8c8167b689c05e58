import { collections } from '../../../shared/collections.ts'
import { hashOf } from '../../hash-of.ts'
import { checkLinks } from '../check-links.ts'
import type { Fault } from '../faults.ts'
import type { ArticleFile, Twins } from '../read-files.ts'
import { type ArticleSetup, isSound, type TaskResult } from '../workers/article-compiler.ts'
import type { ArticlePool } from '../workers/article-pool.ts'
import { assignPositions, type DatedArticle, type Positions } from './assign-positions.ts'
import type { ArticleFacts, StoredArticle, StoredArticles } from './stored-articles.ts'

/** An article from the store, or one with faults; other articles can be checked against either. */
interface KnownArticle extends ArticleFacts {
  path: string
  slug: string
}

/** An article before it is compiled; with `facts` if the store has it as it is now. */
interface CheckedArticle extends DatedArticle {
  file: ArticleFile
  facts?: ArticleFacts
}

/**
 * Compiles the articles that are new or changed since the store was written. Afterwards the store has every article
 * without faults.
 *
 * @param dates of publication, as far as they are known for certain
 */
export function compileArticles(
  files: readonly ArticleFile[],
  setup: ArticleSetup,
  store: StoredArticles,
  pool: ArticlePool,
  dates: ReadonlyMap<string, string> = new Map(),
): { articles: KnownArticle[]; faults: Fault[] } {
  const paths = new Set(files.map(({ path }) => path))
  for (const article of store.all()) if (!paths.has(article.path)) store.remove(article)
  const known = storedByPath(store)
  const isUpToDate = dependencyCheck(setup)
  const checked = files.map((file) =>
    checkStored(file, known.get(file.path), dates, { setup, store, isUpToDate }),
  )
  // Articles whose date has changed are removed first, or another could be given their position.
  for (const { path, published } of checked) {
    const stored = known.get(path)
    if (stored && stored.published !== published) store.remove(stored)
  }
  const positions = positionsOf(checked, known)
  const compiled = positions && storeCompiled(checked, positions, { setup, store, pool })
  if (!compiled?.hadRoom) {
    // All positions are assigned again, by the dates that are now known.
    for (const article of store.all()) store.remove(article)
    const found = [...(compiled?.facts ?? [])].map(
      ([path, facts]) => [path, facts.published] as const,
    )
    return compileArticles(files, setup, store, pool, new Map(found))
  }
  const articles = checked.map(({ file: { path, slug }, facts }): KnownArticle => {
    const own = facts ?? (compiled.facts.get(path) as ArticleFacts)
    return { ...own, path, slug }
  })
  return { articles, faults: compiled.faults }
}

function storedByPath(store: StoredArticles): Map<string, StoredArticle> {
  return new Map(store.all().map((article) => [article.path, article]))
}

interface StoreCheck {
  setup: ArticleSetup
  store: StoredArticles
  /** Whether what the article took from other files is unchanged. */
  isUpToDate: (facts: ArticleFacts) => boolean
}

function checkStored(
  file: ArticleFile,
  stored: StoredArticle | undefined,
  dates: ReadonlyMap<string, string>,
  { setup, store, isUpToDate }: StoreCheck,
): CheckedArticle {
  const { path } = file
  const twins = file.read()
  if (stored?.key === keyOf(twins, setup)) {
    const facts = store.facts(path)
    if (isUpToDate(facts)) return { path, file, published: stored.published, facts }
  }
  // A guess: if the date is another one, the article gets its position when it has been compiled.
  const source = (twins.en ?? twins.de)?.source ?? ''
  const published = dates.get(path) ?? /^published: *["']?([\d-]+)/m.exec(source)?.[1] ?? ''
  return { path, file, published }
}

/** A hash over both files of an article and the words that the compiler adds, such as `Figure`. */
function keyOf(twins: Twins, { words }: ArticleSetup): string {
  return hashOf([twins, words])
}

/** Says whether an article's links and figures are unchanged. If not, it is compiled again, which reports each fault. */
function dependencyCheck({
  knownPaths,
  articlePaths,
  slugs,
  figures,
}: ArticleSetup): (facts: ArticleFacts) => boolean {
  const check = checkLinks(knownPaths, articlePaths)
  return (facts) =>
    facts.links.every((href) => check(href) === undefined) &&
    facts.related.every((slug) => slugs.has(slug)) &&
    facts.figures.every(([name, sha256]) => figures.get(name)?.sha256 === sha256)
}

function positionsOf(
  articles: readonly DatedArticle[],
  known: ReadonlyMap<string, StoredArticle>,
): Positions | undefined {
  const byCollection = collections.map((collection) =>
    assignPositions(
      articles.filter(({ path }) => path.startsWith(`/${collection}/`)),
      known,
    ),
  )
  if (byCollection.includes(undefined)) return undefined
  return new Map(byCollection.flatMap((positions) => [...(positions as Positions)]))
}

/** Compiles and stores one after the other, so that ten thousand need no more memory than a hundred. */
function storeCompiled(
  checked: readonly CheckedArticle[],
  positions: Positions,
  { setup, store, pool }: { setup: ArticleSetup; store: StoredArticles; pool: ArticlePool },
): { facts: Map<string, ArticleFacts>; faults: Fault[]; hadRoom: boolean } {
  // In the order of their documents' ids: FTS5 writes out what it has gathered whenever an id is less than the last.
  const positionOf = ({ path }: CheckedArticle) => positions.get(path) as number
  const open = checked
    .filter(({ facts }) => facts === undefined)
    .sort(
      (a, b) => a.file.collection.localeCompare(b.file.collection) || positionOf(a) - positionOf(b),
    )
  const facts = new Map<string, ArticleFacts>()
  const faults: Fault[] = []
  const misdated: Compiled[] = []
  for (const compiled of compileOpen(open, setup, pool)) {
    const { path, published, key, result } = compiled
    facts.set(path, result.facts)
    faults.push(...result.faults)
    if (!isSound(result)) continue
    if (result.facts.published === published) store.put(path, key, positionOf(compiled), result)
    else misdated.push(compiled)
  }
  return { facts, faults, hadRoom: storeMisdated(misdated, store) }
}

interface Compiled extends CheckedArticle {
  key: string
  result: TaskResult
}

function* compileOpen(
  articles: readonly CheckedArticle[],
  setup: ArticleSetup,
  pool: ArticlePool,
): Generator<Compiled> {
  const keys: string[] = []
  const tasks = function* () {
    for (const { file } of articles) {
      const { collection, slug } = file
      const twins = file.read()
      keys.push(keyOf(twins, setup))
      yield { collection, slug, twins }
    }
  }
  let at = 0
  for (const result of pool.compile(tasks(), articles.length, setup)) {
    yield { ...(articles[at] as CheckedArticle), key: keys[at] as string, result }
    at += 1
  }
}

/** Stores the articles whose date was guessed wrong; false where there is no room for them. */
function storeMisdated(misdated: readonly Compiled[], store: StoredArticles): boolean {
  if (misdated.length === 0) return true
  for (const article of misdated) store.remove(article)
  const known = storedByPath(store)
  const dated = misdated.map(({ path, result }) => ({ path, published: result.facts.published }))
  const positions = positionsOf([...known.values(), ...dated], known)
  for (const { path, key, result } of misdated) {
    if (positions) store.put(path, key, positions.get(path) as number, result)
  }
  return positions !== undefined
}
