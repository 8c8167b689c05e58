import { workerData } from 'node:worker_threads'
import type { Batch, BatchResult, WorkerStart } from './article-workers.ts'
import { articleCompiler } from './compile-task.ts'

/* Compiles batches of articles for another thread until it is ended. */

const { setup, port, sent } = workerData as WorkerStart
const compile = articleCompiler(setup)

port.on('message', ({ first, tasks }: Batch) => {
  try {
    answer({ first, results: tasks.map(compile) })
  } catch (error) {
    answer({ error: error as Error })
  }
})

function answer(result: BatchResult): void {
  port.postMessage(result)
  Atomics.add(sent, 0, 1)
  Atomics.notify(sent, 0)
}
