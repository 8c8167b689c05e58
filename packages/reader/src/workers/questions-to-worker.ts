import type {
  ReaderWorker,
  WorkerAnswer,
  WorkerQuestion,
  WorkerReport,
} from '../input/worker-messages.ts'

/** Asks a worker that keeps a file open for parts of it, and waits for its answers. */
export function openQuestions(worker: ReaderWorker) {
  const waiting = new Map<number, PromiseWithResolvers<WorkerAnswer>>()
  let lastId = 0
  worker.addEventListener('message', (event) => {
    const report = (event as MessageEvent<WorkerReport>).data
    if (!('id' in report)) return
    const question = waiting.get(report.id)
    waiting.delete(report.id)
    if (report.kind === 'no-answer') question?.reject(new Error(report.reason))
    else question?.resolve(report)
  })
  return {
    /** @throws what kept the worker from answering, or an `AbortError` when the file is closed. */
    ask<Kind extends WorkerQuestion['kind']>(
      question: Extract<WorkerQuestion, { kind: Kind }>,
    ): Promise<Extract<WorkerAnswer, { kind: Kind }>> {
      lastId += 1
      const answer = Promise.withResolvers<WorkerAnswer>()
      waiting.set(lastId, answer)
      worker.postMessage({ ...question, id: lastId })
      // A worker answers a question with a report of its kind.
      return answer.promise as Promise<Extract<WorkerAnswer, { kind: Kind }>>
    },
    close(): void {
      for (const question of waiting.values()) {
        question.reject(new DOMException('The file was closed', 'AbortError'))
      }
      waiting.clear()
    },
  }
}
