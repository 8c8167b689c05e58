import { availableParallelism } from 'node:os'
import {
  type ArticleSetup,
  type ArticleTask,
  articleCompiler,
  type TaskResult,
} from './article-compiler.ts'
import { type ArticleWorkers, startArticleWorkers } from './article-workers.ts'

/** With fewer, starting workers takes longer than they save. */
const fewestForWorkers = 60

/** Compiles articles, on several threads if there are many. Results come in the order of the tasks. */
export interface ArticlePool {
  compile(tasks: Iterable<ArticleTask>, count: number, setup: ArticleSetup): Generator<TaskResult>
  end(): void
}

/**
 * Opens a pool that compiles articles.
 *
 * @param expected number of articles: if it is large, workers start at once, otherwise with the first large batch
 */
export function articlePool(expected: number): ArticlePool {
  // This thread compiles too, and writes what the workers have compiled.
  const count = Math.min(availableParallelism() - 1, 3)
  const hasMany = (articles: number) => count > 0 && articles >= fewestForWorkers
  let workers: ArticleWorkers | undefined
  if (hasMany(expected)) workers = startArticleWorkers(count)
  return {
    *compile(tasks, articles, setup) {
      if (hasMany(articles)) {
        workers ??= startArticleWorkers(count)
        yield* workers.compile(tasks, setup)
      } else yield* compileHere(tasks, setup)
    },
    end: () => workers?.end(),
  }
}

function* compileHere(tasks: Iterable<ArticleTask>, setup: ArticleSetup): Generator<TaskResult> {
  const compile = articleCompiler(setup)
  for (const task of tasks) yield compile(task)
}
