import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads'
import {
  type ArticleSetup,
  type ArticleTask,
  articleCompiler,
  type TaskResult,
} from './article-compiler.ts'

/** What a worker is started with. The setup that all articles share is sent before the first batch. */
export interface WorkerStart {
  port: MessagePort
  /** Counts what workers have sent; this thread waits for it to change. */
  sent: Int32Array
}

/** Articles for a worker, and the number of the first. */
export interface Batch {
  first: number
  tasks: ArticleTask[]
}

/** What a worker sends back. */
export type BatchResult = { first: number; results: TaskResult[] } | { error: Error }

/** Few enough that no worker waits long for the others at the end, and enough that sending them costs little. */
const batchSize = 8

/** Enough for a worker to find its next batch waiting, even while this thread compiles one itself. */
const batchesAhead = 3

/** A worker that has not answered for this long counts as dead: starting takes a second, a batch some milliseconds. */
const longestSilenceMs = 120_000

/** Memory of one worker in MB: it holds one article after the other. */
const resourceLimits = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 16 }

/** Threads that compile articles. */
export interface ArticleWorkers {
  /**
   * Compiles articles in these threads, and in this one while it would otherwise wait for them; its event loop is
   * blocked meanwhile. The results come in the order of the tasks.
   */
  compile(tasks: Iterable<ArticleTask>, setup: ArticleSetup): Generator<TaskResult>
  end(): void
}

/** Starts threads that load the compiler of articles, while this one prepares what it compiles them with. */
export function startArticleWorkers(count: number): ArticleWorkers {
  const sent = new Int32Array(new SharedArrayBuffer(4))
  const workers = Array.from({ length: count }, () => startWorker(sent))
  return {
    *compile(tasks, setup) {
      const batches = batchesOf(tasks)
      for (const { port } of workers) {
        port.postMessage(setup)
        for (let n = 0; n < batchesAhead; n += 1) sendNext(port, batches)
      }
      const ports = workers.map(({ port }) => port)
      yield* resultsOf(batches, ports, sent, setup)
    },
    end() {
      for (const { worker } of workers) worker.terminate()
    },
  }
}

function* resultsOf(
  batches: Generator<Batch>,
  ports: readonly MessagePort[],
  sent: Int32Array,
  setup: ArticleSetup,
): Generator<TaskResult> {
  const done = new Map<number, TaskResult[]>()
  let compile: ReturnType<typeof articleCompiler> | undefined
  for (let next = 0, open = true; open; ) {
    const seen = Atomics.load(sent, 0)
    const received = ports.flatMap((port) => receiveAll(port, batches))
    for (const { first, results } of received) done.set(first, results)
    const results = done.get(next)
    if (results) {
      done.delete(next)
      next += results.length
      yield* results
      open = results.length === batchSize
    } else if (received.length === 0) {
      const own = batches.next()
      if (!own.done) {
        compile ??= articleCompiler(setup)
        done.set(own.value.first, own.value.tasks.map(compile))
        continue
      }
      const silence = Atomics.wait(sent, 0, seen, longestSilenceMs)
      if (silence === 'timed-out') throw new Error('The workers that compile articles are silent')
    }
  }
}

function startWorker(sent: Int32Array) {
  const { port1, port2 } = new MessageChannel()
  const workerData: WorkerStart = { port: port2, sent }
  const file = new URL('./article-worker.ts', import.meta.url)
  const worker = new Worker(file, { workerData, transferList: [port2], resourceLimits })
  return { worker, port: port1 }
}

/** The last batch is shorter than the others, or empty: its result shows that it was the last. */
function* batchesOf(tasks: Iterable<ArticleTask>): Generator<Batch> {
  let batch: Batch = { first: 0, tasks: [] }
  for (const task of tasks) {
    batch.tasks.push(task)
    if (batch.tasks.length < batchSize) continue
    yield batch
    batch = { first: batch.first + batchSize, tasks: [] }
  }
  yield batch
}

function sendNext(port: MessagePort, batches: Iterator<Batch, unknown>): void {
  const next = batches.next()
  if (!next.done) port.postMessage(next.value)
}

function receiveAll(port: MessagePort, batches: Iterator<Batch, unknown>) {
  const received: Exclude<BatchResult, { error: Error }>[] = []
  for (;;) {
    const message = receiveMessageOnPort(port)?.message as BatchResult | undefined
    if (message === undefined) return received
    if ('error' in message) throw message.error
    received.push(message)
    sendNext(port, batches)
  }
}
