import { collections } from '../../shared/collections.ts'
import { hashOf } from '../hash-of.ts'
import { checkLinks } from './check-links.ts'
import { type ArticleSetup, isSound, type TaskResult } from './compile-task.ts'
import type { ArticlePool } from './compile-tasks.ts'
import type { Fault } from './faults.ts'
import { type PlacedArticle, type Places, placeArticles } from './place-articles.ts'
import type { ArticleFile, Twins } from './read-files.ts'
import type { ArticleFacts, StoredArticle, StoredArticles } from './stored-articles.ts'

/** An article from the store, or one with faults; other articles can be checked against either. */
export interface KnownArticle extends ArticleFacts {
  path: string
  slug: string
}

/** An article as it is before it is compiled; `facts` if the store has it as it is now. */
interface SeenArticle extends PlacedArticle {
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
  const isStillTrue = truthCheck(setup)
  const seen = files.map((file) =>
    see(file, known.get(file.path), dates, { setup, store, isStillTrue }),
  )
  // Articles that move are removed first, or another could be given their place.
  for (const { path, published } of seen) {
    const stored = known.get(path)
    if (stored && stored.published !== published) store.remove(stored)
  }
  const places = placesOf(seen, known)
  const compiled = places && storeCompiled(seen, places, { setup, store, pool })
  if (!compiled?.isPlaced) {
    for (const article of store.all()) store.remove(article)
    const found = [...(compiled?.facts ?? [])].map(
      ([path, facts]) => [path, facts.published] as const,
    )
    return compileArticles(files, setup, store, pool, new Map(found))
  }
  const articles = seen.map(({ file: { path, slug }, facts }): KnownArticle => {
    const own = facts ?? (compiled.facts.get(path) as ArticleFacts)
    return { ...own, path, slug }
  })
  return { articles, faults: compiled.faults }
}

function storedByPath(store: StoredArticles): Map<string, StoredArticle> {
  return new Map(store.all().map((article) => [article.path, article]))
}

interface Known {
  setup: ArticleSetup
  store: StoredArticles
  isStillTrue: (facts: ArticleFacts) => boolean
}

function see(
  file: ArticleFile,
  stored: StoredArticle | undefined,
  dates: ReadonlyMap<string, string>,
  { setup, store, isStillTrue }: Known,
): SeenArticle {
  const { path } = file
  const twins = file.read()
  if (stored?.key === keyOf(twins, setup)) {
    const facts = store.facts(path)
    if (isStillTrue(facts)) return { path, file, published: stored.published, facts }
  }
  // If this reads a wrong date, the article gets its place when it is compiled.
  const source = (twins.en ?? twins.de)?.source ?? ''
  const published = dates.get(path) ?? /^published: *["']?([\d-]+)/m.exec(source)?.[1] ?? ''
  return { path, file, published }
}

/** Over the sources of an article and the words that are put between those of its author. */
function keyOf(twins: Twins, { words }: ArticleSetup): string {
  return hashOf([twins, words])
}

/** Whether the links and figures of an article are unchanged. If not, compiling it again reports where. */
function truthCheck({
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

function placesOf(
  articles: readonly PlacedArticle[],
  known: ReadonlyMap<string, StoredArticle>,
): Places | undefined {
  const byCollection = collections.map((collection) =>
    placeArticles(
      articles.filter(({ path }) => path.startsWith(`/${collection}/`)),
      known,
    ),
  )
  if (byCollection.includes(undefined)) return undefined
  return new Map(byCollection.flatMap((places) => [...(places as Places)]))
}

/** Compiles and stores one after the other, so that ten thousand need no more memory than a hundred. */
function storeCompiled(
  seen: readonly SeenArticle[],
  places: Places,
  { setup, store, pool }: { setup: ArticleSetup; store: StoredArticles; pool: ArticlePool },
): { facts: Map<string, ArticleFacts>; faults: Fault[]; isPlaced: boolean } {
  // In the order of their documents' ids: each one that is less than the last makes FTS5 write out what it gathers.
  const placeOf = ({ path }: SeenArticle) => places.get(path) as number
  const open = seen
    .filter(({ facts }) => facts === undefined)
    .sort((a, b) => a.file.collection.localeCompare(b.file.collection) || placeOf(a) - placeOf(b))
  const facts = new Map<string, ArticleFacts>()
  const faults: Fault[] = []
  const misplaced: Compiled[] = []
  for (const compiled of compileOpen(open, setup, pool)) {
    const { path, published, key, result } = compiled
    facts.set(path, result.facts)
    faults.push(...result.faults)
    if (!isSound(result)) continue
    if (result.facts.published !== published) misplaced.push(compiled)
    else store.put(path, key, placeOf(compiled), result)
  }
  return { facts, faults, isPlaced: storeMisplaced(misplaced, store) }
}

interface Compiled extends SeenArticle {
  key: string
  result: TaskResult
}

function* compileOpen(
  articles: readonly SeenArticle[],
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
    yield { ...(articles[at] as SeenArticle), key: keys[at] as string, result }
    at += 1
  }
}

/** Stores those whose date was not where it was looked for; false where they find no room. */
function storeMisplaced(misplaced: readonly Compiled[], store: StoredArticles): boolean {
  if (misplaced.length === 0) return true
  for (const article of misplaced) store.remove(article)
  const known = storedByPath(store)
  const dated = misplaced.map(({ path, result }) => ({ path, published: result.facts.published }))
  const places = placesOf([...known.values(), ...dated], known)
  for (const { path, key, result } of misplaced) {
    if (places) store.put(path, key, places.get(path) as number, result)
  }
  return places !== undefined
}
