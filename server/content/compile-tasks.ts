import { availableParallelism } from 'node:os'
import { compileInWorkers } from './article-workers.ts'
import {
  type ArticleSetup,
  type ArticleTask,
  articleCompiler,
  type TaskResult,
} from './compile-task.ts'

/** With fewer, starting workers takes longer than they save. */
const fewestForWorkers = 60

/** Compiles articles, given and returned in one order; where there are many, several at once. */
export function compileTasks(
  tasks: Iterable<ArticleTask>,
  count: number,
  setup: ArticleSetup,
): Iterable<TaskResult> {
  // This thread works, too, and writes what the others compile.
  const workers = Math.min(availableParallelism() - 1, 3)
  if (count < fewestForWorkers || workers === 0) return compileHere(tasks, setup)
  return compileInWorkers(tasks, setup, workers)
}

function* compileHere(tasks: Iterable<ArticleTask>, setup: ArticleSetup): Generator<TaskResult> {
  const compile = articleCompiler(setup)
  for (const task of tasks) yield compile(task)
}
