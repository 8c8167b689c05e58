/**
 * Does jobs in their order, at most so many at a time: whoever is through takes the next one. The longest comes first, or
 * the others wait for it in the end.
 */
export async function sideBySide(jobs, width, work) {
  const waiting = [...jobs]
  const takeJobs = async () => {
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) await work(job)
  }
  await Promise.all(Array.from({ length: width }, takeJobs))
}

/**
 * Keeps what a program writes while others write, too. `print` gives it to a stream in one piece, and so does the end of
 * the process: of a run that is broken off nothing is lost.
 */
export function heldOutput(stream = process.stdout) {
  const chunks = []
  const print = () => {
    process.off('exit', print)
    if (chunks.length > 0) stream.write(Buffer.concat(chunks.splice(0)))
  }
  process.on('exit', print)
  return { take: (chunk) => void chunks.push(chunk), print }
}
