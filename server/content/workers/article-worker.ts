import { workerData } from 'node:worker_threads'
import { type ArticleSetup, articleCompiler } from './article-compiler.ts'
import type { Batch, BatchResult, WorkerStart } from './article-workers.ts'

/* Compiles batches of articles for another thread until it is ended. */

const { port, sent } = workerData as WorkerStart
let compile: ReturnType<typeof articleCompiler>

port.on('message', (message: ArticleSetup | Batch) => {
  try {
    if ('tasks' in message) {
      answer({ first: message.first, results: message.tasks.map(compile) })
    } else compile = articleCompiler(message)
  } catch (error) {
    answer({ error: error as Error })
  }
})

function answer(result: BatchResult): void {
  port.postMessage(result)
  Atomics.add(sent, 0, 1)
  Atomics.notify(sent, 0)
}
