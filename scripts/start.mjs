/*
 * `npm start`: installs what is missing, builds what changed, serves the site.
 * Plain JavaScript that any Node >= 20 runs: before the installation there is nothing else.
 */
import { buildIfChanged } from './setup/build.mjs'
import { install } from './setup/install.mjs'
import { fail, projectNode, root, run } from './setup/run.mjs'

await install()
const buildCode = await buildIfChanged()
if (buildCode !== 0) fail('The build failed, so there is nothing to serve; see above.', buildCode)

process.chdir(root)
// As `npm run serve` does: a small young generation, a bounded heap, few arenas, and giving freed memory back keep the
// server's memory small. Blocks below 2 MB are not given back each time: a compressed page takes some, and to map them anew
// took a twentieth of its time.
const args = ['--max-semi-space-size=4', '--max-old-space-size=256', 'scripts/serve.mjs']
const env = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '2097152',
  MALLOC_TRIM_THRESHOLD_: '2097152',
}
// Newer Nodes become the server; Node 20 stays in front of it and passes signals and the exit code on.
if (process.execve) process.execve(projectNode, [projectNode, ...args], { ...process.env, ...env })
process.exit(await run(projectNode, args, { env }))
