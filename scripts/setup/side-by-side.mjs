/**
 * Runs jobs in their order, at most `width` at a time. The longest should come first, or it is waited for at the end.
 */
export async function sideBySide(jobs, width, work) {
  const waiting = [...jobs]
  const takeJobs = async () => {
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) await work(job)
  }
  await Promise.all(Array.from({ length: width }, takeJobs))
}

/**
 * Holds the output of a program while others write, too. `print` writes it in one piece, and so does the end of the
 * process, so that an interrupted run loses nothing. `lastLines` gives the end of what is held.
 */
export function heldOutput(stream = process.stdout) {
  const chunks = []
  const lastLines = (count) =>
    Buffer.concat(chunks).toString().trimEnd().split('\n').slice(-count).join('\n')
  const print = () => {
    process.off('exit', print)
    if (chunks.length > 0) stream.write(Buffer.concat(chunks.splice(0)))
  }
  process.on('exit', print)
  return { take: (chunk) => void chunks.push(chunk), lastLines, print }
}
